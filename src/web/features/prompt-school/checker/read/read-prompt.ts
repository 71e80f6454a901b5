import { PART_IDS, type PartId } from "../parts.ts";
import { ANGLE, CLOSING, LIGHT, PLACE, SCENE, STYLE } from "./cues.ts";
import { type Fault, findFaults } from "./find-faults.ts";
import { findSubject } from "./find-subject.ts";
import { findCaption, findUnquoted, isAnnouncement } from "./find-words.ts";
import { overlap, type Span, trimmed } from "./span.ts";
import { type Clause, findQuotes, splitClauses } from "./split-clauses.ts";

/** A part is there, missing, or weak: words without quotes, or with brackets still to be filled in. */
export type PartReading = { part: PartId; state: "there" | "weak" | "missing"; spans: readonly Span[] };

export type Reading = {
  parts: readonly PartReading[];
  faults: readonly Fault[];
  /** The cues are English. In another script only subject and quoted words are recognised. */
  isForeign: boolean;
};

/** Fewer letters before a quotation name nothing. */
const MIN_BEFORE_QUOTE = 12;

const CUES: readonly [PartId, RegExp][] = [
  ["scene", SCENE],
  ["light", LIGHT],
  ["angle", ANGLE],
  ["style", STYLE],
  ["place", PLACE],
];

/** Finds the eight parts of a prompt by rules. It runs with every key that is pressed, so it looks at each letter a fixed number of times. */
export function readPrompt(text: string): Reading {
  const quotes = findQuotes(text);
  const clauses = splitClauses(text, quotes);
  const unquoted = findUnquoted(text, quotes);
  const caption = unquoted.length === 0 && !quotes.some(isDouble(text)) ? findCaption(text) : undefined;
  const written = [...quotes, ...unquoted];
  const isWritten = (span: Span) => written.some((words) => overlap(span, words));

  const closings = matches(text, { start: 0, end: text.length }, CLOSING);
  const isClosing = (span: Span) => closings.some((closing) => overlap(span, closing));
  const open = clauses.filter((clause) => !isWritten(clause) && !isClosing(clause));
  const faults = findFaults(text, clauses, quotes);
  const isFault = (span: Span) => faults.some((fault) => fault.fix && overlap(span, fault));

  const found = new Map<PartId, Span[]>();
  for (const [part, cue] of CUES) {
    // Where the words go is often said in the same breath as the words.
    const where = part === "place" ? clauses : open;
    const spans = where
      .flatMap((clause) => matches(text, clause, cue))
      .filter((span) => !isFault(span) || part === "scene");
    found.set(part, part === "place" ? spans.filter((span) => !isQuoted(span, quotes)) : spans);
  }
  const cued = [...found.values()].flat();
  const isTaken = (clause: Clause) =>
    isWritten(clause) || isClosing(clause) || isFault(clause) || isCovered(text, clause, cued);
  const subject = findSubject(text, beforeQuotes(text, clauses, quotes), isTaken);
  // A place or a light inside the subject is only a word of it: a garage door stands in no garage.
  for (const [part, spans] of found) {
    if (subject)
      found.set(
        part,
        spans.filter((span) => !(span.start >= subject.start && span.end <= subject.end)),
      );
  }
  found.set("subject", subject ? [subject] : []);
  found.set("words", caption ? [caption] : quotes.length > 0 ? quotes : unquoted);
  found.set("closing", closings);

  return {
    parts: PART_IDS.map((part) => {
      const spans = found.get(part) ?? [];
      const isWeak =
        (part === "words" && (caption !== undefined || quotes.length === 0)) ||
        spans.some(({ start, end }) => /\[/.test(text.slice(start, end)));
      return { part, spans, state: spans.length === 0 ? "missing" : isWeak ? "weak" : "there" };
    }),
    faults: quotes.length > 0 ? [...faults, ...unquoted.map((span) => quoteFault(text, span))] : faults,
    isForeign: isForeign(text),
  };
}

function matches(text: string, { start, end }: Span, cue: RegExp): Span[] {
  return [...text.slice(start, end).matchAll(cue)]
    .map((match) => trimmed(text, { start: start + match.index, end: start + match.index + match[0].length }))
    .filter((span) => span.end > span.start);
}

/** `nurse hearing the word "quiet"`: what stands before a quotation may name the subject, unless it announces words. */
function beforeQuotes(text: string, clauses: readonly Clause[], quotes: readonly Span[]): Clause[] {
  return clauses.map((clause) => {
    const quote = quotes.find((candidate) => overlap(candidate, clause));
    if (!quote || quote.start - clause.start < MIN_BEFORE_QUOTE) return clause;
    const span = trimmed(text, { start: clause.start, end: quote.start });
    const before = text.slice(span.start, span.end);
    return isAnnouncement(before) ? clause : { ...clause, ...span, text: before };
  });
}

/** A clause that says little besides what was recognised in it. */
function isCovered(text: string, clause: Clause, spans: readonly Span[]): boolean {
  const inside = spans.filter((span) => overlap(span, clause));
  const covered = inside.reduce(
    (sum, { start, end }) => sum + Math.min(end, clause.end) - Math.max(start, clause.start),
    0,
  );
  return (
    covered > 0 &&
    text.slice(clause.start, clause.end).length - covered <= 12 &&
    inside.some(({ start }) => start - clause.start <= 6)
  );
}

/** Single quotes inside a caption are what somebody in it says. */
const isDouble = (text: string) => (quote: Span) => !/^[‘']/.test(text.slice(quote.start, quote.end));

const isQuoted = (span: Span, quotes: readonly Span[]) => quotes.some((quote) => overlap(span, quote));

function quoteFault(text: string, span: Span): Fault {
  const words = text.slice(span.start, span.end);
  return {
    ...span,
    title: `“${words}” is not in quotes`,
    advice: "Quotes keep the spelling, and tell words from description.",
    fix: { label: "Put it in quotes", replacement: `“${words}”` },
  };
}

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}
