import { readMemeInput } from "../../shared/contracts/read-meme.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { readMeme as read } from "../memes/read-meme.ts";
import { defineFunction } from "./define-function.ts";

export function readMeme(parts: GenerationParts) {
  return defineFunction({
    access: "paid",
    input: readMemeInput,
    run: async ({ creative_id: id }, { caller }) => ({ meme: await read(parts, caller.userId, id) }),
  });
}
