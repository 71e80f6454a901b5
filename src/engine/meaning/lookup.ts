import type { Language } from "../../shared/languages.ts";
import { ownDrawing } from "./own-words.ts";
import { isGeneral } from "./word-kinds.ts";
import { thingsOf, tradesOf } from "./word-lists.ts";
import type { WordShelf } from "./word-shelf.ts";

export type Source = "own" | "trade" | "thing";

/** One list's answer to a word: what would show it, and how surely (0 to 1). */
export type Answer = { shows: string; weight: number; source: Source };

/** A vague word of our own list ("shop", "event", "home") says where or how rather than what. */
const WEIGHTS = {
  own: 1,
  ownVague: 0.62,
  tradeName: 0.75,
  tradeTerm: 0.5,
  thingName: 0.85,
  thingPart: 0.62,
  thingKeyword: 0.5,
};
/** A keyword of more things says nothing about any of them. */
const MAX_KEYWORD_THINGS = 8;

/** What the three lists say about a word or group of words, which must be in lower case. */
export function lookUp(words: string, language: Language, shelf: WordShelf): Answer[] {
  const own = ownDrawing(words, language, shelf);
  const isVague = isGeneral(words, language);
  const weight = isVague ? WEIGHTS.ownVague : WEIGHTS.own;
  const answers: Answer[] = own === undefined ? [] : [{ shows: own, weight, source: "own" }];
  if (isVague) return answers;
  for (const { thing, bond, count } of trades(words, language, shelf)) {
    const weight = bond === "name" ? WEIGHTS.tradeName : WEIGHTS.tradeTerm / Math.sqrt(count);
    answers.push({ shows: thing.emoji, weight, source: "trade" });
  }
  const things = thingsOf(words, language, shelf);
  for (const { emoji, bond } of things) {
    if (bond === "name") answers.push({ shows: emoji, weight: WEIGHTS.thingName, source: "thing" });
    else if (things.length <= MAX_KEYWORD_THINGS) {
      const base = bond === "part" ? WEIGHTS.thingPart : WEIGHTS.thingKeyword;
      answers.push({ shows: emoji, weight: base / Math.sqrt(things.length), source: "thing" });
    }
  }
  return answers;
}

function trades(words: string, language: Language, shelf: WordShelf) {
  const found = tradesOf(words, language, shelf);
  return found.flatMap(({ thing, bond }) => (thing ? [{ thing, bond, count: found.length }] : []));
}
