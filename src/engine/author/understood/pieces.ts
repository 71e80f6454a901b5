import type { Role } from "../words/words.ts";
import { clausesOf } from "./clauses.ts";
import type { Parted } from "./parts.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./understood.ts";

/** From this likelihood on a word is taken for a direction, and not printed. */
const DIRECTION = 0.35;
const SURE_DIRECTION = 0.5;

const CUES: readonly Role[] = [
  "headline",
  "subline",
  "tagline",
  "button",
  "caption",
  "top",
  "bottom",
  "badge",
  "named",
];

/** What may be printed: every clause without its directions and without words that are set elsewhere as they are. */
export function piecesOf({ text, tokens, roles }: Reading, { parts, shareOf }: Parted): Said[] {
  const pieces: Said[] = [];
  const isExact = (at: number) =>
    parts.some(({ name, first, end }) => name.startsWith("e.") && at >= first && at < end);
  /** "brand name Nightjar", "tagline Brewed 20 hours": the cue is for us. */
  const isCue = (at: number) =>
    CUES.some((role) => roles[at]?.has(role)) &&
    parts.some(({ name, first }) => (name === "b" || name.startsWith("e.")) && first > at && first - at <= 3);
  // Sure directions are parts; a word that is only likely one stands outside of all parts.
  const isDirection = (at: number) =>
    parts.some(({ name, first, end }) => name === "k" && at >= first && at < end) ||
    (shareOf("k", at) > DIRECTION && shareOf("k", at) < SURE_DIRECTION);
  for (const clause of clausesOf(tokens)) {
    let run: number[] = [];
    const close = () => {
      const [first, last] = [tokens[run[0] ?? -1], tokens[run.at(-1) ?? -1]];
      if (first && last) {
        const words = text.slice(first.from, last.to);
        const sure = 1 - run.reduce((sum, at) => sum + shareOf("k", at), 0) / run.length;
        if (/[\p{L}\d]/u.test(words)) pieces.push({ words, from: first.from, to: last.to, sure });
      }
      run = [];
    };
    for (let at = clause.from; at < clause.to; at++)
      if (isDirection(at) || isExact(at) || isCue(at)) close();
      else run.push(at);
    close();
  }
  return pieces.length > 0 || parts.some(({ name }) => name.startsWith("e."))
    ? pieces
    : unaskedClauses(text, tokens, roles);
}

/** When everything was taken for a direction, something was misread: all clauses but those that ask for a picture. */
function unaskedClauses(text: string, tokens: Reading["tokens"], roles: Reading["roles"]): Said[] {
  return clausesOf(tokens).flatMap(({ from, to }) => {
    const asks = roles.slice(from, to).some((own) => own.has("medium") || own.has("ask"));
    const [first, last] = [tokens[from], tokens[to - 1]];
    return asks || !first || !last
      ? []
      : [{ words: text.slice(first.from, last.to), from: first.from, to: last.to, sure: 0.5 }];
  });
}
