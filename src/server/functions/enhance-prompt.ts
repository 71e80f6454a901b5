import { enhancePromptInput } from "../../shared/contracts/enhance-prompt.ts";
import { enhancePrompt as enhance } from "../generation/enhance-prompt.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { defineFunction } from "./define-function.ts";

export function enhancePrompt(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: enhancePromptInput,
    run: async (input, { caller }) => ({ enhanced_text: await enhance(parts, caller.userId, input) }),
  });
}
