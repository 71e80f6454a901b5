/** A stretch of the prompt, by its first character and the one after its last. */
export type Span = { start: number; end: number };

/** Without the spaces and punctuation around it. */
export function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:.]/.test(text[from] ?? "")) from++;
  while (to > from && /[\s,;:]/.test(text[to - 1] ?? "")) to--;
  return { start: from, end: to };
}

export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
