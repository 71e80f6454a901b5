import { createCompatible } from "../adapters/ai/compatible/compatible.ts";
import { createFal } from "../adapters/ai/fal/fal.ts";
import { createGemini } from "../adapters/ai/gemini.ts";
import { createOpenai } from "../adapters/ai/openai/openai.ts";
import { createOpenrouter } from "../adapters/ai/openrouter/openrouter.ts";
import { createPictureFetcher } from "../adapters/fetch/fetch-picture.ts";
import { FETCH_LIMITS, portsBeside } from "../adapters/fetch/fetch-rules.ts";
import { resolveName } from "../adapters/fetch/resolve-name.ts";
import type { Providers } from "../ai/choose-service.ts";
import type { Config } from "../config/config.ts";

/** A picture of a service is larger than one of an ad. */
const PICTURE_LIMITS = { ...FETCH_LIMITS, totalMs: 60_000, maxBytes: 50 * 1024 * 1024 };

/** Everybody who draws with the user's own key, or on the operator's own machine. */
export function aiProviders(config: Config): Providers {
  const fetchPicture = createPictureFetcher({
    ports: portsBeside([]),
    standIns: new Set(config.FETCH_STAND_INS),
    resolveName,
    limits: PICTURE_LIMITS,
  });
  return {
    gemini: createGemini(config.GEMINI_BASE_URL),
    openai: createOpenai(config.OPENAI_BASE_URL),
    openrouter: createOpenrouter(config.OPENROUTER_BASE_URL),
    fal: createFal({ queue: config.FAL_QUEUE_URL, api: config.FAL_API_URL }, { fetchPicture }),
    ...(config.ownServer && { compatible: createCompatible(config.ownServer) }),
  };
}
