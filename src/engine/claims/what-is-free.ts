import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { clauseAround } from "./clause-around.ts";
import { isNeutralPiece, isNeutralWord } from "./is-neutral.ts";
import { patternOf } from "./pattern-of.ts";
import type { SaidText } from "./read-said.ts";
import { isSameWord } from "./same-word.ts";
import { isSmallWord } from "./small-words.ts";

/** Nobody gives away more in one ad. */
const MAX_GIFTS = 8;

/** "Free quotes" does not make the plumber free: what a text calls free must be what the description calls free. */
export function wronglyFree(shown: SaidText, others: readonly SaidText[], said: SaidText): string[] {
  const { language } = said;
  const isJoined = language === "ja" || language === "zh";
  const gifts = freeIn(said);
  if (gifts.length === 0) return [];
  return freeIn(shown)
    .filter(({ span, about }) => {
      if (isJoined) return !isSaidTogether(shown.plain, span, said.joined) && !isAsking(shown, span, gifts);
      if (isSaidBeside(shown.plain, span, said.plain)) return false;
      if (about.length > 0) return !gifts.some((gift) => gift.about.length === 0 || share(about, gift.about, language));
      const picture = [shown, ...others].flatMap(({ words }) => [...words]);
      return !gifts.some((gift) => gift.about.length === 0 || share(picture, gift.about, language));
    })
    .map(({ word, about }) => [word, ...about].join(" "));
}

type Free = { word: string; span: { start: number; end: number }; about: string[] };

/** Every "free" of a text with the words of its clause. */
function freeIn(text: SaidText): Free[] {
  const { language, plain } = text;
  const [free = ""] = LANGUAGE_WORDS[language].claims.promises;
  return [...plain.matchAll(patternOf(free, language))].slice(0, MAX_GIFTS).map((found) => {
    const span = { start: found.index, end: found.index + found[0].length };
    const { before, after } = clauseAround(text, span);
    const about = (`${before} ${after}`.match(/\p{L}+/gu) ?? []).filter(
      (word) => !isSmallWord(word, language) && !isNeutralWord(word, language),
    );
    return { word: found[0], span, about };
  });
}

const share = (a: readonly string[], b: readonly string[], language: SaidText["language"]) =>
  a.some((one) => b.some((other) => isSameWord(one, other, language)));

/** "Presupuesto sin cargo": the word beside it stands there in the description too. */
function isSaidBeside(text: string, { start, end }: Free["span"], said: string): boolean {
  const before = /\p{L}+\s$/u.exec(text.slice(0, start))?.[0];
  return before !== undefined && said.includes(before + text.slice(start, end));
}

/** "免费开始": a button says no more than the description's own "免费". "送", a gift, is another word. */
function isAsking({ plain, language }: SaidText, { start, end }: Free["span"], gifts: readonly Free[]): boolean {
  const rest = plain.slice(0, start) + plain.slice(end);
  return isNeutralPiece(rest, language) && gifts.some(({ word }) => word === plain.slice(start, end));
}

/** Without spaces between words, the two characters on one side have to be the ones of the description. */
function isSaidTogether(text: string, { start, end }: Free["span"], said: string): boolean {
  const before = /[^\s\p{P}]{1,2}$/u.exec(text.slice(0, start))?.[0] ?? "";
  const after = /^[^\s\p{P}]{1,2}/u.exec(text.slice(end))?.[0] ?? "";
  const word = text.slice(start, end);
  if (!before && !after) return true;
  return (before !== "" && said.includes(before + word)) || (after !== "" && said.includes(word + after));
}
