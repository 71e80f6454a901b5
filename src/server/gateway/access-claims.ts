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

/** Checks signature and lifetime; whether the session is still open is for whoever asks to find out. */
export type VerifyToken = (token: string) => Promise<{ sub: string; session_id: string; email: string; exp: number }>;
