import type { FactRole } from "../../../shared/brief/roles.ts";
import { figuresIn } from "../../claims/figures.ts";
import { plain } from "../../claims/fold.ts";
import { numberOf } from "../../claims/number-words.ts";
import type { SaidText } from "../../claims/read-said.ts";
import { unsaidWords } from "../../claims/unsaid-words.ts";
import { wordsIn } from "../../claims/words-in.ts";

/** Right to the letter or not at all. */
const ONLY_QUOTED: ReadonlySet<FactRole> = new Set(["name", "offer", "when", "contact"]);
/** Letters, figures and the stops of a sentence. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,:;!?'’"“”„«»()&/–—%+…、。，！？「」·-]+$/u;

/** A form of a word that was said may still claim more than it: "fresh" and "freshest". */
const SUPERLATIVE_ENDING = /\p{L}{3}(?:est|ste[mnrs]?|ssim[aeio]s?|sim[ao]s?|(?:ейш|айш)\p{L}+)$/u;
const SUPERLATIVE_WORD = new Set(
  "most least ever plus mas mais piu meest minst самыи самая самое самые наиболее اكثر الاكثر الافضل".split(" "),
);
const SUPERLATIVE_SIGN = /最|一番|いちばん/gu;

/** Whether words that the description does not have in this order may be used all the same: they claim nothing new. */
export function isAddedSafely(role: FactRole, words: string, said: SaidText): boolean {
  return (
    !ONLY_QUOTED.has(role) &&
    PLAIN.test(words) &&
    !hasFigure(words, said) &&
    !hasNewSuperlative(words, said) &&
    unsaidWords(words, said).length === 0
  );
}

const hasFigure = (words: string, { language }: SaidText) =>
  /\p{N}/u.test(words) ||
  figuresIn(plain(words)).length > 0 ||
  wordsIn(words).some((word) => numberOf(word.plain, language) !== undefined);

const hasNewSuperlative = (text: string, said: SaidText) =>
  wordsIn(text).some(
    (word) => !said.words.has(word.plain) && (SUPERLATIVE_WORD.has(word.plain) || SUPERLATIVE_ENDING.test(word.plain)),
  ) || (text.match(SUPERLATIVE_SIGN) ?? []).some((sign) => !said.plain.includes(sign));
