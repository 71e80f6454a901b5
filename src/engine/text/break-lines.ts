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
  // best[k][i]: least cost of setting the words from i on in k lines.
  let best: Plan[] = Array.from({ length: total + 1 }, (_, from) =>
    from === total ? { cost: 0, starts: [] } : { cost: Number.POSITIVE_INFINITY, starts: [] },
  );
  for (let lines = 1; lines <= count; lines++) {
    const next: Plan[] = Array.from({ length: total + 1 }, () => ({ cost: Number.POSITIVE_INFINITY, starts: [] }));
    for (let from = 0; from < total; from++) {
      if (from > 0 && words[from]?.sticky) continue;
      for (let to = from + 1; to <= total; to++) {
        const rest = best[to];
        if (!rest || !Number.isFinite(rest.cost)) continue;
        const width = lineWidth(words, from, to);
        if (width > maxWidth) break;
        const widow = lines === 1 && count > 1 && to - from === 1 && width < target * 0.5 ? target ** 2 : 0;
        const cost = rest.cost + (width - target) ** 2 + widow;
        const known = next[from];
        if (known && cost < known.cost) next[from] = { cost, starts: [from, ...rest.starts] };
      }
    }
    best = next;
  }
  const plan = best[0];
  return plan && Number.isFinite(plan.cost) ? plan.starts : undefined;
}

type Plan = { cost: number; starts: number[] };

export function lineWidth(words: readonly Word[], from: number, to: number) {
  let width = 0;
  for (let index = from; index < to; index++) {
    const word = words[index];
    if (word) width += word.width + (index > from ? word.space : 0);
  }
  return width;
}
