import { isNeutral } from "./is-neutral.ts";
import type { SaidText } from "./read-said.ts";
import { unsaidWords } from "./unsaid-words.ts";

/** Where the words of a text come from; nothing when part of them was made up. */
export function sourceOf(text: string, said: SaidText): "description" | "neutral" | undefined {
  if (isNeutral(text, said.language)) return "neutral";
  return unsaidWords(text, said).length === 0 ? "description" : undefined;
}
