import type { GenerationParts } from "../generation/generation-parts.ts";
import { saveMeme as save } from "../memes/save-meme.ts";
import { saveMemeInput } from "../memes/save-meme-input.ts";
import { defineFunction } from "./define-function.ts";

/** A picture of one's own is sent along, in base64. */
const MAX_BODY = 11 * 1024 * 1024;

export function saveMeme(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: saveMemeInput,
    maxBody: MAX_BODY,
    run: async (input, { caller }) => ({ creative_id: await save(parts, caller.userId, input) }),
  });
}
