import { z } from "zod";

export const MAX_REASON = 500;
export const MAX_EMAIL = 254;

/** Kept in the audit log. */
const reason = z.string().trim().min(1, "Say why: it is kept in the audit log.").max(MAX_REASON);
export const optionalReason = z.string().trim().max(MAX_REASON).optional();

/** Of a ban, and of its end. */
export const banInput = z.strictObject({ user_id: z.uuid(), reason });
export const banUserOutput = z.object({ ended: z.number() });

export const unbanUserOutput = z.object({ unbanned: z.literal(true) });

export const endSessionsInput = z.strictObject({
  user_id: z.uuid(),
  /** Without it, all of them. */
  session_id: z.uuid().optional(),
  reason: optionalReason,
});
export const endSessionsOutput = z.object({ ended: z.number() });

export const sendSignInMailInput = z.strictObject({ user_id: z.uuid(), reason: optionalReason });
/** False when the mail waits to be tried again. */
export const mailOutput = z.object({ sent: z.boolean() });

export const changeUserEmailInput = z.strictObject({
  user_id: z.uuid(),
  email: z.string().trim().min(1).max(MAX_EMAIL),
  reason,
});

export const cancelEmailChangeInput = z.strictObject({ user_id: z.uuid(), reason: optionalReason });
export const cancelEmailChangeOutput = z.object({ cancelled: z.boolean() });
