import type { Role } from "../../words/words.ts";
import { closesQuote, opensQuote } from "./quotes.ts";
import type { Token } from "./tokens.ts";

/** Words that announce others to be set as they are. */
export const EXACT_CUES: readonly Role[] = [
  "headline",
  "subline",
  "tagline",
  "button",
  "caption",
  "top",
  "bottom",
  "badge",
];
/** As many words may stand between the cue and what is to be set: "button should say". */
const MOST_BETWEEN = 9;
const MOST_WORDS = 30;
const SENTENCE_END = /^[.!?\n。！？]$/u;

export type ExactHint = { first: number; end: number; cue: number; hint: `${"quoted" | "cued" | "begun"}.${string}` };

/** Words that a cue seems to ask for: those in the quotes after it, or else all up to the end of the sentence. */
export function exactHints(tokens: readonly Token[], roles: readonly ReadonlySet<Role>[]): ExactHint[] {
  const hints: ExactHint[] = [];
  const text = (at: number) => tokens[at]?.text ?? "";
  const isNextCue = (at: number) => hasCue(roles[at]) && (text(at + 1) === ":" || /^[,;]$/u.test(text(at - 1)));
  for (const [at, own] of roles.entries()) {
    const cues = EXACT_CUES.filter((role) => own.has(role));
    if (cues.length === 0) continue;
    let quote = at + 1;
    while (quote < tokens.length && quote - at <= MOST_BETWEEN && !opensQuote(tokens, quote)) quote++;
    let end = quote + 1;
    while (end < tokens.length && end - quote <= MOST_WORDS && !closesQuote(tokens, end)) end++;
    if (opensQuote(tokens, quote) && closesQuote(tokens, end)) {
      for (const cue of cues) hints.push({ cue: at, first: quote + 1, end, hint: `quoted.${cue}` });
      continue;
    }
    const isFirst = at === 0 || /^[,;.!?\n]$/u.test(text(at - 1)) || roles[at - 1]?.has("small");
    const isColon = text(at + 1) === ":" || text(at + 1) === "：";
    if (!isColon && !isFirst) continue;
    const first = isColon ? at + 2 : at + 1;
    end = first;
    while (end < tokens.length && end - at <= MOST_WORDS && !SENTENCE_END.test(text(end)) && !isNextCue(end)) end++;
    for (const cue of cues) hints.push({ cue: at, first, end, hint: isColon ? `cued.${cue}` : `begun.${cue}` });
  }
  return hints;
}

const hasCue = (own: ReadonlySet<Role> | undefined) =>
  EXACT_CUES.some((role) => role !== "top" && role !== "bottom" && own?.has(role));
