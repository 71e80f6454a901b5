import { findDrawing } from "../../meaning/find-drawing.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import type { Language } from "../../meaning/languages.ts";
import { hasRole } from "../understood/roles-of.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import type { Understood } from "../understood/understood.ts";
import { choosePalette } from "./choose-palette.ts";
import type { Drawn, Planned } from "./planned.ts";

/** From here on a drawing may fill the picture; below, it is at most a small one; below that, type does it alone. */
const HERO = 0.7;
const SPOT = 0.45;

export type Occasion = {
  turn: number;
  /** Colours of the inspiration pictures, the strongest first. */
  seenColors: readonly string[];
  hasPhoto: boolean;
};

export function plan(understood: Understood, { turn, seenColors, hasPhoto }: Occasion, shelf: WordShelf): Planned {
  const drawing = drawingOf(understood, shelf);
  return { ...understood, drawing, palette: choosePalette(understood, seenColors, turn), turn, hasPhoto };
}

/** Where the head comes last, the phrase ends before "for", "from" or "with": what follows is not the thing. */
function phraseOf(words: string, language: Language): string {
  if (LANGUAGE_WORDS[language].head === "first") return words;
  const list = words.split(" ");
  const end = list.findIndex((word, at) => at > 0 && hasRole(word, "small", language));
  return end > 0 ? list.slice(0, end).join(" ") : words;
}

function drawingOf({ subject, pieces, language, intent }: Understood, shelf: WordShelf): Drawn | undefined {
  if (!subject) return undefined;
  const clauses = pieces.map(({ words }) => words);
  const found = findDrawing({ phrase: phraseOf(subject.words, language), clauses, language, intent }, shelf);
  if (!found || found.confidence < SPOT) return undefined;
  return { ...found, place: found.confidence >= HERO ? "hero" : "spot" };
}
