/** A measured word: its width, the space that would stand before it, and whether it may not begin a line. */
export type Word = { width: number; space: number; sticky?: boolean };

/**
 * Breaks words into `count` lines so that the widest line is as narrow as possible and, among those, the lines are as
 * even as possible: the sum of squared slack is smallest. A last line of one short word (a widow) costs extra.
 * Returns the index of the first word of each line, or undefined when a line would not fit.
 */
export function breakLines(words: readonly Word[], count: number, maxWidth: number): number[] | undefined {
  const total = words.length;
  if (count > total) return undefined;
  const target = lineWidth(words, 0, total) / count;
  // Of setting the words from i on in so many lines: the least cost, and for each number of lines where the second begins.
  let best = new Float64Array(total + 1).fill(Number.POSITIVE_INFINITY);
  best[total] = 0;
  const ends: Int32Array[] = [];
  for (let lines = 1; lines <= count; lines++) {
    const next = new Float64Array(total + 1).fill(Number.POSITIVE_INFINITY);
    const end = new Int32Array(total + 1);
    for (let from = 0; from < total; from++) {
      if (from > 0 && words[from]?.sticky) continue;
      let width = 0;
      for (let to = from + 1; to <= total; to++) {
        const word = words[to - 1];
        if (word) width += word.width + (to - 1 > from ? word.space : 0);
        if (width > maxWidth) break;
        const rest = best[to] ?? Number.POSITIVE_INFINITY;
        if (rest === Number.POSITIVE_INFINITY) continue;
        const widow = lines === 1 && count > 1 && to - from === 1 && width < target * 0.5 ? target ** 2 : 0;
        const cost = rest + (width - target) ** 2 + widow;
        if (cost < (next[from] ?? 0)) {
          next[from] = cost;
          end[from] = to;
        }
      }
    }
    best = next;
    ends.push(end);
  }
  if (best[0] === Number.POSITIVE_INFINITY) return undefined;
  const starts: number[] = [];
  let at = 0;
  for (const end of ends.reverse()) {
    starts.push(at);
    at = end[at] ?? total;
  }
  return starts;
}

export function lineWidth(words: readonly Word[], from: number, to: number) {
  let width = 0;
  for (let index = from; index < to; index++) {
    const word = words[index];
    if (word) width += word.width + (index > from ? word.space : 0);
  }
  return width;
}
