import type { Token } from "./tokens.ts";

const touches = (token: Token | undefined, place: number | undefined, side: "from" | "to") =>
  token !== undefined && token[side] === place && /[\p{L}\d]/u.test(token.text);

/** A quote that opens. An apostrophe opens only where no word stands before it. */
export function opensQuote(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at];
  if (!sign || !/^["'「『]$/u.test(sign.text)) return false;
  return sign.text !== "'" || (!touches(tokens[at - 1], sign.from, "to") && tokens[at + 1]?.from === sign.to);
}

/** A quote that closes. An apostrophe closes only where no word follows it. */
export function closesQuote(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at];
  if (!sign || !/^["'」』]$/u.test(sign.text)) return false;
  return sign.text !== "'" || (!touches(tokens[at + 1], sign.to, "from") && tokens[at - 1]?.to === sign.from);
}
