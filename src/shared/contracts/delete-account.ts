import { z } from "zod";

/** The e-mail address of the account, typed by hand, so that nobody deletes an account by accident. */
export const deleteAccountInput = z.strictObject({ confirmation: z.string().max(500) });
export const deleteAccountOutput = z.object({ deleted: z.literal(true) });

/** Whether the typed text is the address, ignoring case and surrounding spaces. */
export const confirmsDeletion = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();
