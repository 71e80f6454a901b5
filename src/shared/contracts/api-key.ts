import { z } from "zod";

/** Saved as a key, it selects the built-in composer. */
export const DEMO_API_KEY = "demo";
export const MAX_API_KEY_LENGTH = 500;

/** Longer than any key, so that somebody who pastes a whole file gets our own error message. */
export const saveApiKeyInput = z.object({ api_key: z.string().max(20 * MAX_API_KEY_LENGTH) });

/** `api_key_encrypted` is the masked marker that the profile shows from now on. */
export const saveApiKeyOutput = z.object({ api_key_encrypted: z.string() });

export const deleteApiKeyInput = z.object({});
export const deleteApiKeyOutput = z.object({ deleted: z.boolean() });
