import type { Understood } from "../understood/understood.ts";

/** The whole description without directions, with the stops that stand between its pieces. */
export function printableText({ text, pieces }: Pick<Understood, "text" | "pieces">): string {
  return pieces
    .map(({ words, to }, at) => {
      const next = pieces[at + 1]?.from ?? text.length;
      const between = text.slice(to, next);
      // Where a direction stood between two pieces, only the space is left.
      const stop = /[\p{L}\p{N}]/u.test(between) ? `${/^[.!?]/u.exec(between)?.[0] ?? ""} ` : between;
      return words + stop;
    })
    .join("")
    .replace(/[\s,;:–—-]+$/u, "")
    .trim();
}
