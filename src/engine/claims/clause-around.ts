import type { SaidText } from "./read-said.ts";

/**
 * Where a thought ends. A stop inside a figure, such as the one in "1.049", is none. Chinese and Japanese put a space only
 * where something new begins.
 */
const STOP =
  /[,;:!?()\n。、，；：！？（）「」]|\.(?=\s|$)|\s[/-]\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s|\s(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** The part of a clause before and after a span. */
export function clauseAround(
  { plain, figures }: Pick<SaidText, "plain" | "figures">,
  { start, end }: { start: number; end: number },
): { before: string; after: string } {
  const stops = [...plain.matchAll(STOP)].filter(
    ({ index }) => !figures.some((figure) => index >= figure.start && index < figure.end),
  );
  const from = stops.filter(({ index }) => index < start).at(-1);
  const to = stops.find(({ index }) => index >= end);
  return {
    before: plain.slice(from ? from.index + from[0].length : 0, start).trimStart(),
    after: plain.slice(end, to?.index ?? plain.length).trimEnd(),
  };
}
