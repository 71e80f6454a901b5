const MOST = 12;

/** What a model wrote, as far as it fits: the right number of texts, none empty, none too long, nothing twice. */
export function fitCaptions(sets: readonly (readonly string[])[], limits: readonly number[]): string[][] {
  const fitting = new Map<string, string[]>();
  for (const set of sets) {
    const texts = set.map((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim());
    const fits =
      texts.length === limits.length && texts.every((text, index) => text && text.length <= (limits[index] ?? 0));
    if (fits && fitting.size < MOST) fitting.set(texts.join("\n").toLowerCase(), texts);
  }
  return [...fitting.values()];
}
