import { findDrawing } from "../../meaning/find-drawing.ts";
import type { Intent } from "../../meaning/intents.ts";
import type { Language } from "../../meaning/languages.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import type { Palette } from "../../scene/palette.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Understood } from "../understood/understood.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { choosePalette } from "./choose-palette.ts";
import { offersWithTerms } from "./offers-with-terms.ts";
import type { Drawn, Planned } from "./planned.ts";

/** From here on a drawing may fill the picture; below, it is at most a small one; below that, type does it alone. */
const HERO = 0.68;
const SPOT = 0.5;

/**
 * How far a drawing that shows the subject's words can be trusted to show what the ad is about, measured over two
 * thousand labelled subjects: goods look like their name, an event or a job rarely does.
 */
const TRUST: Partial<Record<Intent, number>> = {
  goods: 1,
  software: 1,
  launch: 0.9,
  comparison: 0.85,
  opening: 0.85,
  course: 0.85,
};
const OTHER_TRUST = 0.75;
/** The drawing comes from a part of the subject's words only. */
const PARTLY = 0.85;
/** The subject itself may be another. */
const UNSURE_SUBJECT = 0.85;
const TRADE = 0.6;

export type Occasion = {
  turn: number;
  /** Colours of the inspiration pictures, the strongest first. */
  seenColors: readonly string[];
  hasPhoto: boolean;
  isSheet?: boolean | undefined;
  /** The colours of the ad whose idea is borrowed. */
  palette?: Palette | undefined;
};

export function plan(understood: Understood, occasion: Occasion, shelf: WordShelf): Planned {
  const { turn, hasPhoto, isSheet = false } = occasion;
  const drawing = drawingOf(understood, shelf);
  const offers = offersWithTerms(understood);
  return { ...understood, offers, drawing, palette: choosePalette(understood, occasion), turn, hasPhoto, isSheet };
}

/** Where the head comes last, the phrase ends before "for", "from" or "with": what follows is not the thing. */
function phraseOf(words: string, language: Language): string {
  if (LANGUAGE_WORDS[language].head === "first") return words;
  const list = words.split(" ");
  const end = list.findIndex((word, at) => at > 0 && hasRole(word, "small", language));
  return end > 0 ? list.slice(0, end).join(" ") : words;
}

function drawingOf(understood: Understood, shelf: WordShelf): Drawn | undefined {
  const { subject, pieces, directions, language, intent } = understood;
  // What only tells how the picture should look is not what it is about.
  const isAsked = directions.some(
    (direction) => subject && direction.from <= subject.from && direction.to >= subject.to,
  );
  if (!subject || (isAsked && pieces.length > 0)) return undefined;
  const clauses = pieces.map(({ words }) => words);
  const found = findDrawing({ phrase: phraseOf(subject.words, language), clauses, language, intent }, shelf);
  if (!found || found.confidence < SPOT) return undefined;
  const isWhole = found.art.kit === "screen" || singular(subject.words) === singular(found.word);
  const trust =
    found.confidence *
    (TRUST[intent] ?? OTHER_TRUST) *
    (isWhole ? 1 : PARTLY) *
    (found.source === "trade" ? TRADE : 1) *
    (subject.sure < 0.6 ? UNSURE_SUBJECT : 1);
  return { ...found, place: trust >= HERO ? "hero" : "spot" };
}

const singular = (words: string) => words.toLowerCase().replace(/s$/u, "");
