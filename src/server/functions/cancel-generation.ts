import { cancelGenerationInput } from "../../shared/contracts/cancel-generation.ts";
import { cancelGeneration as cancel } from "../generation/cancel-generation.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { defineFunction } from "./define-function.ts";

export function cancelGeneration(parts: GenerationParts) {
  return defineFunction({
    // A user whose access has just ended may still cancel what runs with their own key.
    access: "user",
    input: cancelGenerationInput,
    run: ({ requestId }, { caller }) => cancel(parts, { userId: caller.userId, id: requestId }),
  });
}
