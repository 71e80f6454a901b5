import { closesQuote, opensQuote } from "./quotes.ts";
import type { Token } from "./tokens.ts";

/** A run of tokens between two stops, by the places of its tokens. */
export type Clause = {
  from: number;
  to: number;
  /** The sign before it and after it; "^" and "$" at the ends of the description. */
  before: string;
  after: string;
  /** The bracket or quote it stands in. */
  inside: string;
};

const STOPS = /^[,;:.!?…。、，；：！？،؛/|—–•\n→]$/u;
const OPENING: Record<string, string> = { "(": ")", "（": "）", "[": "]", "「": "」", "『": "』", "{": "}" };

const ABBREVIATIONS = new Set("dr mr mrs ms prof st sta sto tel nr inkl incl ca bzw min max av approx vs p".split(" "));

/** What a number with a stop counts in German, Dutch and the north. */
const COUNTED =
  /^(?:jan(?:uar|uary|uari)?|jänner|feb(?:ruar|ruari)?|mär(?:z)?|maart|mars|apr(?:il)?|mai|mei|jun[ie]?|jul[ie]?|aug(?:ust|ustus)?|sep(?:t|tember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?|advent|advents\p{L}*|stock|etage|og|klasse|mal|auflage|jahrestag|geburtstag|woche|platz|runde|preis|lauf|fest|saison|schuljahr)$/u;
const NUMBERED = new Set("no nr nos hr fr".split(" "));

/** Whether a stop stands inside a day or a name. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !after || before.to !== tokens[at]?.from) return false;
  const isNumber = /^\d{1,2}$/u.test(before.text);
  const isApart = after.from > (tokens[at]?.to ?? 0);
  return (
    (isNumber && isApart && COUNTED.test(after.lower)) ||
    (NUMBERED.has(before.lower) && /^\d/u.test(after.text)) ||
    (/^\p{Lu}$/u.test(before.text) && isApart && /^\p{Lu}\p{Ll}/u.test(after.text) && at > 1)
  );
}

/** Splits at stops, brackets and quotes, never inside a number, because those are one token. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let before = "^";
  let inside = "";
  const close = (to: number, after: string) => {
    if (to > from) clauses.push({ from, to, before, after, inside });
    before = after;
    from = to + 1;
  };
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    const isGlued = tokens[at - 1]?.to === token.from && tokens[at + 1]?.from === token.to;
    // "All plans -40%" is one thing.
    const isMinus = text === "-" && tokens[at + 1]?.from === token.to && /^\d+[%٪]?$/u.test(tokens[at + 1]?.text ?? "");
    const isDash = text === "-" && tokens[at - 1]?.to !== token.from && !isMinus;
    // "1–2 days" is one thing.
    const isRange = /^[—–]$/u.test(text) && isGlued && /\d$/u.test(tokens[at - 1]?.text ?? "");
    // "Dr. Lindner", "St. Luke's": the stop belongs to the word.
    const isAbbreviation =
      text === "." && ABBREVIATIONS.has(tokens[at - 1]?.lower ?? "") && tokens[at - 1]?.to === token.from;
    // "12. April", "am 2. Advent", "No. 6", "W. Fond du Lac Ave": what follows belongs to it.
    const isOrdinal = text === "." && isInside(tokens, at);
    // "aulas p/ iniciantes", "w/ fries".
    const isShortened =
      text === "/" && /^[pcwso]$/iu.test(tokens[at - 1]?.text ?? "") && tokens[at - 1]?.to === token.from;
    // "24/7" and "€17/hour" are one thing.
    if (
      (STOPS.test(text) && !(text === "/" && isGlued) && !isAbbreviation && !isRange && !isOrdinal && !isShortened) ||
      isDash
    )
      close(at, isDash ? "–" : text);
    else if (inside === text ? closesQuote(tokens, at) : /^["']$/u.test(text) && opensQuote(tokens, at)) {
      close(at, text);
      inside = inside === text ? "" : text;
    } else if (OPENING[text] !== undefined) {
      close(at, text);
      inside = text;
    } else if (Object.values(OPENING).includes(text)) {
      close(at, text);
      inside = "";
    }
  }
  close(tokens.length, "$");
  return clauses;
}
