import { z } from "zod";

/** Where the mailed link leads. The token is behind the #, so that no server or proxy writes it to a log. */
export const confirmEmailAddress = (siteUrl: string, token: string) => `${siteUrl}/confirm-email#token=${token}`;

export const readConfirmEmailToken = (hash: string) => new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";

export const confirmEmailInput = z.object({ token: z.string().min(1).max(100) });
/** The e-mail that the account has from now on. */
export const confirmEmailOutput = z.object({ email: z.string() });
