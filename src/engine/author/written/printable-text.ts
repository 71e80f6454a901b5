import type { Understood } from "../understood/understood.ts";

/** The whole description without directions, with the stops that stand between its pieces. */
export function printableText({ text, pieces }: Pick<Understood, "text" | "pieces">): string {
  return pieces
    .map(({ words, to }, at) => {
      const next = pieces[at + 1]?.from ?? text.length;
      const stop = /^\s*[^\p{L}\p{N}"'([]*/u.exec(text.slice(to, next))?.[0] ?? " ";
      return words + stop;
    })
    .join("")
    .replace(/[\s,;:–—-]+$/u, "")
    .trim();
}
