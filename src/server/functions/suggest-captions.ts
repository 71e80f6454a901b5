import { suggestCaptionsInput } from "../../shared/contracts/suggest-captions.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { suggestCaptions as suggest } from "../memes/suggest-captions.ts";
import { defineFunction } from "./define-function.ts";

export function suggestCaptions(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: suggestCaptionsInput,
    run: async (input, { caller }) => ({ suggestions: await suggest(parts, caller.userId, input) }),
  });
}
