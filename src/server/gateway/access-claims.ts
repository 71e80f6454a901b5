import { z } from "zod";

/** What an access token must say before we believe it. */
export const accessClaims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal("authenticated"),
  email: z.string(),
  exp: z.number(),
});
export type AccessClaims = z.infer<typeof accessClaims>;
