import { z } from "zod";
import { serviceSchema } from "./ai-services.ts";

/** Saved as a key without a service, it selects the built-in composer. */
export const DEMO_API_KEY = "demo";
export const MAX_API_KEY_LENGTH = 500;

export const saveApiKeyInput = z.object({
  /** Longer than any key, so that somebody who pastes a whole file gets our own error message. */
  api_key: z.string().max(20 * MAX_API_KEY_LENGTH),
  /** Without it: Gemini, or the composer for `demo`. */
  service: serviceSchema.optional(),
  /** Saves without asking the service, for one that cannot be reached at the moment. */
  unchecked: z.boolean().default(false),
  /** For pictures from now on. Without it: yes if no service was named, or none was chosen before. */
  makeDefault: z.boolean().optional(),
});
export type SaveApiKeyInput = z.output<typeof saveApiKeyInput>;

/** `api_key_encrypted` is the masked marker of this key; the profile shows the one of the default service. */
export const saveApiKeyOutput = z.object({ api_key_encrypted: z.string() });

export const deleteApiKeyInput = z.object({
  /** Without it: the default service's. */
  service: serviceSchema.optional(),
  /** The default from now on, if the deleted one was. Without it there is none. */
  next: serviceSchema.optional(),
});
export const deleteApiKeyOutput = z.object({ deleted: z.boolean() });
