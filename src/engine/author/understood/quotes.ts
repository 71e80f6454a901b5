import type { Token } from "./tokens.ts";

const touches = (token: Token | undefined, place: number | undefined, side: "from" | "to") =>
  token !== undefined && token[side] === place && /[\p{L}\d]/u.test(token.text);

const LONGEST_QUOTE = 40;

/** A quote that opens. An apostrophe opens only where no word stands before it and another closes: "'s avonds" has none. */
export function opensQuote(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at];
  if (!sign || !/^["'「『]$/u.test(sign.text)) return false;
  if (sign.text !== "'") return true;
  if (touches(tokens[at - 1], sign.from, "to") || tokens[at + 1]?.from !== sign.to) return false;
  let end = at + 1;
  while (end - at <= LONGEST_QUOTE && end < tokens.length && !closesQuote(tokens, end)) end++;
  // "Rock 'n' roll" quotes nothing either.
  const isLetter = end === at + 2 && tokens[at + 1]?.text.length === 1;
  return closesQuote(tokens, end) && !isLetter;
}

/** A quote that closes. An apostrophe closes only where no word follows it. */
export function closesQuote(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at];
  if (!sign || !/^["'」』]$/u.test(sign.text)) return false;
  return sign.text !== "'" || (!touches(tokens[at + 1], sign.to, "from") && tokens[at - 1]?.to === sign.from);
}
