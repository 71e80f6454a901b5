import { z } from "zod";

export const freeAccessInput = z.strictObject({ user_id: z.uuid() });
export const grantFreeAccessOutput = z.object({ sessionId: z.string() });
export const revokeFreeAccessOutput = z.object({ revoked: z.boolean() });
