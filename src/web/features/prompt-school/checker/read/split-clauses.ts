import { overlap, type Span, trimmed } from "./span.ts";

export type Clause = Span & { text: string /** The mark after it; empty at the end. */; mark: string };

const MAX_QUOTED = 300;
/** Opening and closing marks that belong together. Each pattern is one run without repetition inside repetition. */
const QUOTES: readonly RegExp[] = [
  new RegExp(`“[^“”\\n]{1,${MAX_QUOTED}}”`, "g"),
  new RegExp(`„[^„“”\\n]{1,${MAX_QUOTED}}[“”]`, "g"),
  new RegExp(`"[^"\\n]{1,${MAX_QUOTED}}"`, "g"),
  new RegExp(`«[^«»\\n]{1,${MAX_QUOTED}}»`, "g"),
  new RegExp(`「[^「」\\n]{1,${MAX_QUOTED}}」`, "g"),
  // An apostrophe stands inside a word or at its end, a quotation mark before one.
  new RegExp(`(?<![\\p{L}\\p{N}])[‘'][^‘’'\\n]{2,${MAX_QUOTED}}[’'](?![\\p{L}\\p{N}])`, "gu"),
];

/** Everything in quotation marks, the marks included, in order. */
export function findQuotes(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of QUOTES) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => overlap(span, other))) found.push(span);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const ALWAYS = /[,;!?\n、。，；！？،؛]/;
const BEFORE_SPACE = /[.:：]/;
const BETWEEN_SPACES = /[/–—|]/;

/** The pieces between commas, full stops and the like. What is in quotation marks stays whole. */
export function splitClauses(text: string, quotes: readonly Span[]): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let quote = 0;
  for (let at = 0; at <= text.length; at++) {
    while (quote < quotes.length && (quotes[quote]?.end ?? 0) <= at) quote++;
    if (at < text.length && at >= (quotes[quote]?.start ?? text.length)) continue;
    if (at < text.length && !endsClause(text, at)) continue;
    const span = trimmed(text, { start, end: at });
    if (span.end > span.start) clauses.push({ ...span, text: text.slice(span.start, span.end), mark: text[at] ?? "" });
    start = at + 1;
  }
  return clauses;
}

function endsClause(text: string, at: number) {
  const [before = " ", mark = "", after = " "] = [text[at - 1], text[at], text[at + 1]];
  if (ALWAYS.test(mark)) return !(/\d/.test(before) && /\d/.test(after));
  if (BEFORE_SPACE.test(mark)) return /\s/.test(after) || mark === "：";
  return BETWEEN_SPACES.test(mark) && /\s/.test(before) && /\s/.test(after);
}
