import type { Language } from "../../shared/languages.ts";
import { splitCompound } from "./compounds.ts";
import { type Answer, lookUp, type Source } from "./lookup.ts";
import { wordForms } from "./word-forms.ts";
import { groupsOf, headOf, isSpaced, piecesOf, type WordGroup, wordsOf } from "./word-groups.ts";
import { isLightHead } from "./word-kinds.ts";
import type { WordShelf } from "./word-shelf.ts";

/** A word of a phrase that leads to a drawing. */
export type Evidence = {
  shows: string;
  score: number;
  source: Source;
  word: string;
  isHead: boolean;
  isAmbiguous: boolean;
};

const OTHER_FORM = 0.95;
/** Beside a light head the other word is the thing. */
const PLACE = { head: 1, longGroup: 1.1, besideLight: 0.95, lightHead: 0.6, modifier: 0.5 };
const COMPOUND = { end: 0.9, start: 0.5 };

/** An app shows itself, whatever it is for. */
const isScreen = ({ shows }: Answer) => shows.startsWith("screen:");

type Found = { group: WordGroup; answers: Answer[] };

/** Everything in a phrase that could be drawn, each with how well it stands for the phrase. */
export function readPhrase(phrase: string, head: string | undefined, language: Language, shelf: WordShelf): Evidence[] {
  return isSpaced(language) ? readWords(phrase, head, language, shelf) : readPieces(phrase, language, shelf);
}

function readWords(phrase: string, head: string | undefined, language: Language, shelf: WordShelf): Evidence[] {
  const words = wordsOf(phrase);
  const headAt = placeOf(head, words, language);
  const found: Found[] = [];
  for (const group of groupsOf(words)) {
    // "dog grooming" is a thing of its own, so the "dog" in it does not count.
    if (found.some(({ group: longer }) => group.start >= longer.start && group.end <= longer.end)) continue;
    const answers = answersTo(group.words, language, shelf);
    if (answers.length > 0) found.push({ group, answers });
  }
  const isLight = isLightHead(words[headAt] ?? "", language);
  const whole = found.flatMap(({ group, answers }) => {
    const isHead = group.start <= headAt && group.end > headAt;
    const isLong = group.end - group.start > 1;
    const headPlace = isLong ? PLACE.longGroup : isLight && words.length > 1 ? PLACE.lightHead : PLACE.head;
    const place = isHead ? headPlace : isLight ? PLACE.besideLight : PLACE.modifier;
    return answers.map((answer) =>
      evidence(answer, group.words, isHead && isScreen(answer) ? PLACE.head : place, isHead, language),
    );
  });
  const known = (place: number) => found.some(({ group }) => group.start <= place && group.end > place);
  const parts = words.flatMap((word, place) =>
    known(place) ? [] : readCompound(word, place === headAt, language, shelf),
  );
  return [...whole, ...parts];
}

/** German and Dutch write the thing and what it is for in one word. */
function readCompound(word: string, isHead: boolean, language: Language, shelf: WordShelf): Evidence[] {
  const { start, end } = splitCompound(word, language, (part) => answersTo(part, language, shelf).length > 0);
  const isLight = end === undefined ? false : isLightHead(end, language);
  const place = isHead ? 1 : PLACE.modifier;
  const read = (part: string | undefined, weight: number) =>
    part === undefined
      ? []
      : answersTo(part, language, shelf).map((answer) => evidence(answer, part, weight * place, isHead, language));
  return [
    ...read(end, isLight && start ? COMPOUND.start : COMPOUND.end),
    ...read(start, isLight ? PLACE.besideLight * COMPOUND.end : COMPOUND.start),
  ];
}

function readPieces(phrase: string, language: Language, shelf: WordShelf): Evidence[] {
  const pieces = piecesOf(
    phrase,
    (piece) => lookUp(piece, language, shelf).length > 0 || (piece.length > 1 && isLightHead(piece, language)),
  ).sort((a, b) => b.end - a.end);
  const last = pieces[0];
  const isLight = last !== undefined && isLightHead(last.words, language);
  return pieces.flatMap((piece) => {
    const isHead = piece === last;
    const place = isHead
      ? isLight && pieces.length > 1
        ? PLACE.lightHead
        : PLACE.head
      : isLight
        ? PLACE.besideLight
        : PLACE.modifier;
    // One sign is often part of a longer word that no list knows.
    const size = piece.words.length === 1 && phrase.length > 2 ? 0.7 : 1;
    return lookUp(piece.words, language, shelf).map((answer) =>
      evidence(answer, piece.words, place * size, isHead, language),
    );
  });
}

const evidence = (
  { shows, weight, source }: Answer,
  word: string,
  place: number,
  isHead: boolean,
  language: Language,
): Evidence => ({
  shows,
  score: weight * place,
  source,
  word,
  isHead,
  isAmbiguous: language === "en" && source !== "own" && hasTwoMeanings(word),
});

/** What the lists say about words as they stand, or else in another form or joined otherwise ("e bike", "e-bike"). */
function answersTo(words: string, language: Language, shelf: WordShelf): Answer[] {
  const joined = words.includes(" ") ? [words, words.replaceAll(" ", "-"), words.replaceAll(" ", "")] : [words];
  for (const one of joined)
    for (const [turn, form] of wordForms(one, language).entries()) {
      const answers = lookUp(form, language, shelf);
      if (answers.length > 0)
        return turn === 0 ? answers : answers.map((answer) => ({ ...answer, weight: answer.weight * OTHER_FORM }));
    }
  return [];
}

function placeOf(head: string | undefined, words: readonly string[], language: Language): number {
  const own = head ? wordsOf(head) : [];
  const place = words.lastIndexOf(own[headOf(own, language)] ?? "");
  return place < 0 ? headOf(words, language) : place;
}

/**
 * English words that name one thing in the lists and another one in most ads. They count little unless another word of
 * the description leads to the same drawing. What people do mean by them is in our own list, as part of a phrase.
 */
const TWO_MEANINGS: ReadonlySet<string> = new Set(
  "pump course courses class classes roller board bank chip crane bat mouse nail seal shell palm pitch match organ plant port spring trunk wave yard log net pipe rock scale shot spade star stick tank track trailer drill jam kit cell case court cricket date deck draft fan file glass ground iron lead letter mint model note orange pool pot press punch record sheet sink slide stable stamp table tie tip turkey vault fair post party station foot horn bow bolt nut crown jack diamond heart club suit ruler bug web mask hook chain anchor bell key light fire brush frame mirror window door wheel paper bill check pin label tag tower bridge field".split(
    " ",
  ),
);

const hasTwoMeanings = (word: string) => TWO_MEANINGS.has(word.replace(/s$/, "")) || TWO_MEANINGS.has(word);
