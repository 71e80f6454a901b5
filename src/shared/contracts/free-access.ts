import { z } from "zod";
import { optionalReason } from "./user-acts.ts";

export const freeAccessInput = z.strictObject({ user_id: z.uuid(), reason: optionalReason });
export const grantFreeAccessOutput = z.object({ sessionId: z.string() });
export const revokeFreeAccessOutput = z.object({ revoked: z.boolean() });
