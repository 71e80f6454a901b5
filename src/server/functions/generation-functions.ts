import type { GenerationParts } from "../generation/generation-parts.ts";
import { cancelGeneration } from "./cancel-generation.ts";
import type { ServerFunction } from "./define-function.ts";
import { deleteApiKey } from "./delete-api-key.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { generateCreative } from "./generate-creative.ts";
import { saveApiKey } from "./save-api-key.ts";

/** Generating, and the key it needs. */
export function generationFunctions(parts: GenerationParts): Record<string, ServerFunction> {
  return {
    "cancel-generation": cancelGeneration(parts),
    "delete-api-key": deleteApiKey,
    "enhance-prompt": enhancePrompt(parts),
    "generate-creative": generateCreative(parts),
    "save-api-key": saveApiKey(parts),
  };
}
