import type { Intent } from "../../../shared/intents.ts";
import type { Language } from "../../../shared/languages.ts";
import { findDrawing } from "../../meaning/find-drawing.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import type { Palette } from "../../scene/palette.ts";
import { PALETTES } from "../../scene/palettes.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said, Understood } from "../understood/understood.ts";
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
  hasMore?: boolean | undefined;
  isSheet?: boolean | undefined;
  isCutOut?: boolean | undefined;
  /** The colours of the ad whose idea is borrowed. */
  palette?: Palette | undefined;
};

export function plan(understood: Understood, occasion: Occasion, shelf: WordShelf): Planned {
  const { turn, hasPhoto, hasMore = false, isSheet = false, isCutOut = false } = occasion;
  const { offers, drawing } = sameForAll(understood, shelf);
  return {
    ...understood,
    offers,
    drawing,
    palette: choosePalette(understood, occasion),
    turn,
    hasPhoto,
    hasMore,
    isSheet,
    isCutOut,
  };
}

/** As much of a plan as the words depend on. */
export const planWords = (understood: Understood): Planned => ({
  ...understood,
  offers: offersWithTerms(understood),
  ...{ drawing: undefined, palette: PALETTES.paperclip },
  ...{ turn: 0, hasPhoto: false, hasMore: false, isSheet: false, isCutOut: false },
});

type SameForAll = Pick<Planned, "offers" | "drawing">;
const known = new WeakMap<Understood, SameForAll>();

/** What every idea for a description shares, and takes as long as all the rest. */
function sameForAll(understood: Understood, shelf: WordShelf): SameForAll {
  const same = known.get(understood) ?? {
    offers: offersWithTerms(understood),
    drawing: drawingOf(understood, shelf),
  };
  known.set(understood, same);
  return same;
}

/** Where the head comes last, the phrase ends before "for", "from" or "with": what follows is not the thing. */
function phraseOf(words: string, language: Language): string {
  if (LANGUAGE_WORDS[language].head === "first") return words;
  const list = words.split(" ");
  const end = list.findIndex((word, at) => at > 0 && hasRole(word, "small", language));
  return end > 0 ? list.slice(0, end).join(" ") : words;
}

function drawingOf(understood: Understood, shelf: WordShelf): Drawn | undefined {
  const { subject, pieces, language, intent, phone, contacts } = understood;
  if (!subject || (isDirection(subject, understood) && pieces.length > 0)) return undefined;
  // "Book on 0113 496 0190" is about no book.
  const reached = [phone, ...contacts];
  const isCall = (piece: Said) => reached.some((one) => one && one.from < piece.to && one.to > piece.from);
  const clauses = pieces.filter((piece) => !isCall(piece)).map(({ words }) => words);
  const found = findDrawing({ phrase: phraseOf(subject.words, language), clauses, language, intent }, shelf);
  if (!found || found.confidence < SPOT || isName(found.word, subject, understood)) return undefined;
  const isWhole = found.art.kit === "screen" || singular(subject.words) === singular(found.word);
  const trust =
    found.confidence *
    (TRUST[intent] ?? OTHER_TRUST) *
    (isWhole ? 1 : PARTLY) *
    (found.source === "trade" ? TRADE : 1) *
    (subject.sure < 0.6 ? UNSURE_SUBJECT : 1);
  return { ...found, place: trust >= HERO ? "hero" : "spot" };
}

/** What only tells how the picture should look is not what it is about. */
export const isDirection = (subject: Said, { directions }: Pick<Understood, "directions">) =>
  directions.some(({ from, to }) => from <= subject.from && to >= subject.to);

const TITLE_CASE = 0.5;

/** "Adopt Biscuit" is about a dog: a capital in the middle of a sentence makes a name, unless most words have one. */
function isName(word: string, { words: subject, from }: Said, { text, language }: Understood): boolean {
  const place = subject.toLowerCase().indexOf(word.toLowerCase());
  // "Bamboo Bath Caddy" is a title.
  const isTitle = /\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+\s+\p{Lu}/u.test(subject);
  if (!LANGUAGE_WORDS[language].hasNamesInCapitals || place < 0 || word.includes(" ") || isTitle) return false;
  const at = from + place;
  const isInside = (index: number) => /[\p{Ll}\d,]\s$/u.test(text.slice(Math.max(0, index - 2), index));
  const others = [...text.matchAll(/\p{L}{3,}/gu)].filter((match) => isInside(match.index));
  const capitals = others.filter(([letters]) => /^\p{Lu}/u.test(letters)).length;
  return isInside(at) && /^\p{Lu}\p{Ll}/u.test(text.slice(at)) && capitals < others.length * TITLE_CASE;
}

const singular = (words: string) => words.toLowerCase().replace(/s$/u, "");
