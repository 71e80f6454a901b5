import { z } from "zod";

/** The e-mail address of the account, typed by hand: nobody deletes an account by a slip. */
export const deleteAccountInput = z.strictObject({ confirmation: z.string().max(500) });
export const deleteAccountOutput = z.object({ deleted: z.literal(true) });

/** Whether what was typed is the address, as people type it. */
export const confirmsDeletion = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();
