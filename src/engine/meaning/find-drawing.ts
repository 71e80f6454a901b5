import type { Intent } from "../../shared/intents.ts";
import type { Language } from "../../shared/languages.ts";
import type { ArtReference } from "../scene/art-reference.ts";
import { confidenceOf } from "./confidence.ts";
import { artOf } from "./drawings.ts";
import type { Source } from "./lookup.ts";
import { type Evidence, readPhrase } from "./read-phrase.ts";
import type { WordShelf } from "./word-shelf.ts";

export type Subject = {
  /** What is advertised, as it stands in the description: "handmade leather dog collars". */
  phrase: string;
  /** Its head, when the caller knows it: "collars". */
  head?: string | undefined;
  /** The rest of the description, for second witnesses. */
  clauses: readonly string[];
  language: Language;
  intent: Intent;
};

export type FoundDrawing = {
  art: ArtReference;
  /** The emoji that comes nearest; "screen" for a software's screen. */
  emoji: string;
  /** The word that led to it. */
  word: string;
  /** How often, of a hundred such findings, the drawing is right: 0 to 1. */
  confidence: number;
  source: Source;
};

const MAX_CLAUSES = 6;
const MAX_CLAUSE = 120;
const WITNESS = 0.1;
const AMBIGUOUS = 0.5;
const FROM_CLAUSE = 0.3;
const MIN_SCORE = 0.15;
const SCREEN = 0.95;
/** Software without any word that says so. */
const NO_WORD = 0.8;

/** The drawing that shows what is advertised, or nothing when no word leads to one. */
export function findDrawing(subject: Subject, shelf: WordShelf): FoundDrawing | undefined {
  const { phrase, head, language } = subject;
  const others = subject.clauses
    .slice(0, MAX_CLAUSES)
    .flatMap((clause) => readPhrase(clause.slice(0, MAX_CLAUSE), undefined, language, shelf));
  const own = withSoftware(readPhrase(phrase, head, language, shelf), subject);
  const best =
    weigh(own, others) ??
    weigh(
      others.map((one) => ({ ...one, score: one.score * FROM_CLAUSE })),
      [],
    );
  if (!best || best.score < MIN_SCORE) return undefined;
  const art = artOf(best.shows, shelf);
  if (!art) return undefined;
  return {
    art,
    emoji: art.kit === "screen" ? "screen" : best.shows,
    word: best.word,
    confidence: confidenceOf(best.score, best.source),
    source: best.source,
  };
}

/** Software shows a screen, whatever it is for, and also when it is launched or compared; of these, 85 % are right. */
function withSoftware(found: Evidence[], { intent, phrase }: Subject): Evidence[] {
  if (intent !== "software" && intent !== "launch" && intent !== "comparison") return found;
  const raised = found.map((one) => (isScreen(one) ? { ...one, score: Math.max(one.score, SCREEN) } : one));
  if (intent !== "software" || raised.some(isScreen)) return raised;
  return [
    ...raised,
    { shows: "screen:dashboard", score: NO_WORD, source: "own", word: phrase, isHead: true, isAmbiguous: false },
  ];
}

const isScreen = ({ shows }: Evidence) => shows.startsWith("screen:");

/** The drawing with the most behind it: its best word, sources that agree, and its lead over the next. */
function weigh(found: readonly Evidence[], witnesses: readonly Evidence[]): Evidence | undefined {
  const drawings = [...new Set(found.map(({ shows }) => shows))];
  const totals = drawings.flatMap((drawing) => {
    const all = found.filter(({ shows }) => shows === drawing);
    const [top] = all.toSorted((a, b) => b.score - a.score);
    if (!top) return [];
    const sources = new Set(all.map(({ source }) => source)).size;
    const hasWitness = witnesses.some(
      ({ shows, word, score }) => shows === top.shows && word !== top.word && score > 0.4,
    );
    const isAlone = all.every(({ isAmbiguous }) => isAmbiguous) && !hasWitness;
    const agreed = top.score + WITNESS * (sources - 1) + (hasWitness ? WITNESS : 0);
    return [{ ...top, score: agreed * (isAlone ? AMBIGUOUS : 1) }];
  });
  const [first, second] = totals.sort((a, b) => b.score - a.score);
  if (!first) return undefined;
  const lead = second ? Math.min(1, (2 * (first.score - second.score)) / first.score) : 1;
  return { ...first, score: first.score * (0.75 + 0.25 * lead) };
}
