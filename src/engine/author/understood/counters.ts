/** "1) pick a size 2) we pack it": numbers of a list, with what follows them. "12. April" and "2. Advent" count nothing. */
const COUNTER = /(?<=^|[\s,;:.!?)])(\d{1,2}|[①-⑳])\s?([).:．、]\s*|(?<=[①-⑳])\s*)(?=[\p{L}"“«])/gu;
const FIRST_CIRCLED = 0x245f;

/** The text with each item of a counted list on a line of its own. The layouts count for themselves. */
export function withoutCounters(text: string): string {
  const found = [...text.matchAll(COUNTER)].map((match) => ({
    at: match.index,
    length: match[0].length,
    number: numberOf(match[1] ?? ""),
  }));
  const list: typeof found = [];
  for (const one of found) if (one.number === list.length + 1) list.push(one);
  if (list.length < FEWEST) return text;
  return list.reduceRight((rest, { at, length }) => {
    const before = rest.slice(0, at).replace(/[\s,;]+$/u, "");
    return `${before}${before ? "\n" : ""}${rest.slice(at + length)}`;
  }, text);
}

const FEWEST = 2;
const numberOf = (number: string) =>
  /\d/.test(number) ? Number(number) : (number.codePointAt(0) ?? 0) - FIRST_CIRCLED;
