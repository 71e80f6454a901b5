/**
 * A thousand sketches and three thousand emoji would be too many files, and each set in one piece too large: neighbours
 * share a file.
 */
export const sketchShardOf = (name: string) => name.slice(0, 2);

/** Sixteen neighbours, their combinations apart: there are hundreds of those, and they are seldom seen. */
export function emojiShardOf(codePoints: string): string {
  const [first = "", ...more] = codePoints.split("-");
  const isPlain = more.every((point) => point === "fe0f");
  return `${first.slice(0, -1)}${isPlain ? "" : "-more"}`;
}
