import { saveApiKeyInput } from "../../shared/contracts/api-key.ts";
import { saveApiKey as save } from "../ai/save-api-key.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { defineFunction } from "./define-function.ts";

export function saveApiKey(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: saveApiKeyInput,
    run: async (input, { caller }) => ({ api_key_encrypted: await save(parts, caller.userId, input) }),
  });
}
