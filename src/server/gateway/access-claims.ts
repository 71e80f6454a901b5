import { z } from "zod";

/** The claims an access token must have. */
export const accessClaims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal("authenticated"),
  email: z.string(),
  exp: z.number(),
});
export type AccessClaims = z.infer<typeof accessClaims>;

/** Checks signature and lifetime; the caller must check whether the session is still open. */
export type VerifyToken = (token: string) => Promise<{ sub: string; session_id: string; email: string; exp: number }>;
