import type { Language } from "../../../shared/languages.ts";
import { LOOSE_ENDINGS, LOOSE_ENDS } from "../../words/loose-ends.ts";

const LISTS = new Map(
  Object.entries(LOOSE_ENDS).map(([language, { never, cut }]) => {
    const always = never.split(" ").filter(Boolean);
    return [language, { whole: new Set(always), cut: new Set([...always, ...cut.split(" ")]) }] as const;
  }),
);

const FEWEST_LEFT = 2;

/**
 * A headline without the words at its end that wait for more: "Massages at home in" is "Massages at home". Nothing, if
 * hardly anything would be left of it.
 */
export function withoutLooseEnd(words: string, text: string, language: Language): string | undefined {
  const unspaced = LOOSE_ENDINGS[language];
  if (unspaced && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(words))
    return unspaced.test(words) && !isStopped(words, text) ? undefined : words;
  const list = LISTS.get(language)?.[isStopped(words, text) ? "whole" : "cut"];
  const said = words.split(/\s+/u);
  let end = said.length;
  while (end > 0 && list?.has(bare(said[end - 1] ?? ""))) end--;
  if (end === said.length) return words;
  if (end < FEWEST_LEFT) return undefined;
  const kept = said.slice(0, end).join(" ");
  return kept.replace(/[\s,;:–—-]+$/u, "");
}

/** "Grade A" and "12 May" end in a name. */
const bare = (word: string) => word.replace(/[’']$/u, "");

/** Whether the text has a stop, a line's end or its own end after these words, so that nothing was cut off. */
function isStopped(words: string, text: string): boolean {
  const tail = words.split(/\s+/u).slice(-2).join(" ").toLowerCase();
  const said = text.replace(/[^\S\n]+/gu, " ").toLowerCase();
  const at = said.lastIndexOf(tail);
  return at >= 0 && !/^ ?["'“‘«„]?[\p{L}\p{N}]/u.test(said.slice(at + tail.length));
}
