import type { Language } from "../../shared/languages.ts";
import type { WordShelf } from "./word-shelf.ts";

const maps = new Map<string, Map<string, string>>();

/** What our own list shows for a word or phrase: an emoji, or a drawing of ours such as "screen:calendar". */
export const ownDrawing = (words: string, language: Language, shelf: WordShelf): string | undefined =>
  ownWords(language, shelf).get(words);

/** The list has a line for each drawing with all its words, because people write it; some hundred lines are soon read. */
function ownWords(language: Language, shelf: WordShelf): ReadonlyMap<string, string> {
  const text = shelf.text(`${language}.own.tsv`);
  const known = maps.get(text) ?? new Map<string, string>();
  if (known.size === 0)
    for (const line of text.split("\n")) {
      const [drawing = "", words = ""] = line.split("\t");
      for (const word of words.split(/, */)) if (word) known.set(word, drawing);
    }
  maps.set(text, known);
  return known;
}
