import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { has, patternOf } from "./pattern-of.ts";
import type { SaidText } from "./read-said.ts";

type Found = { start: number; end: number; word: string; isNegated: boolean };

/** How far before a promise its "no" may stand. */
const MAX_BEFORE = 24;

/**
 * Every promise in a plain text. Saying it in one way is enough to show it in another, such as "gratis" and "free", but
 * who asks for "no discount" has not promised one.
 */
export function promisesIn(text: string, said: SaidText): (Found & { isSaid: boolean })[] {
  const { language } = said;
  return LANGUAGE_WORDS[language].claims.promises.flatMap((forms) => {
    const shown = findAll(text, forms, said);
    if (shown.length === 0) return [];
    const origins = said.has(forms) ? findAll(said.plain, forms, said) : [];
    return shown.map((found) => ({
      ...found,
      isSaid: origins.some(({ isNegated }) => isNegated === found.isNegated),
    }));
  });
}

function findAll(text: string, forms: string, { language }: SaidText): Found[] {
  const { not } = LANGUAGE_WORDS[language].claims;
  return [...text.matchAll(patternOf(forms, language))].map((found) => {
    const near = text.slice(Math.max(0, found.index - MAX_BEFORE), found.index);
    const clause = near.slice(near.search(/[^,;:.!?\n]*$/u));
    return {
      start: found.index,
      end: found.index + found[0].length,
      word: found[0],
      isNegated: not !== undefined && has(clause, not, language),
    };
  });
}
