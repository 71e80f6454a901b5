import type { SaidText } from "./read-said.ts";

/**
 * Where a thought ends. A stop inside a figure, such as the one in "1.049", is none. Chinese and Japanese put a space only
 * where something new begins.
 */
const STOP =
  /[,;:!?()\n。、，；：！？（）「」]|\.(?=\s|$)|\s[/-]\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s|\s(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** A clause without any stop is cut here. */
const MAX_SIDE = 160;

/** The part of a clause before and after a span. */
export function clauseAround(
  { plain, figures }: Pick<SaidText, "plain" | "figures">,
  { start, end }: { start: number; end: number },
): { before: string; after: string } {
  const first = Math.max(0, start - MAX_SIDE);
  const near = figures.filter((figure) => figure.end > first && figure.start < end + MAX_SIDE);
  const stops = [...plain.slice(first, end + MAX_SIDE).matchAll(STOP)]
    .map((found) => ({ from: first + found.index, to: first + found.index + found[0].length }))
    .filter(({ from }) => !near.some((figure) => from >= figure.start && from < figure.end));
  const last = stops.filter(({ from }) => from < start).at(-1);
  const next = stops.find(({ from }) => from >= end);
  return {
    before: plain.slice(last?.to ?? first, start).trimStart(),
    after: plain.slice(end, next?.from ?? end + MAX_SIDE).trimEnd(),
  };
}
