import { generateCreativeInput, MAX_GENERATE_BODY } from "../../shared/contracts/generate-creative.ts";
import { generateCreative as generate } from "../generation/generate-creative.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { defineFunction } from "./define-function.ts";

export function generateCreative(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: generateCreativeInput,
    maxBody: MAX_GENERATE_BODY,
    run: (input, { caller }) => generate(parts, caller.userId, input),
  });
}
