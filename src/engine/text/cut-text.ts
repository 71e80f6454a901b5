import type { Word } from "./break-lines.ts";
import type { MeasuredText } from "./fit-text.ts";
import type { Token } from "./tokens.ts";

type Room = { width: number; height: number };
type Unit = { tokens: Token[]; width: number; space: number };

/** Words that stay together: one, and what may not begin a line after it. */
function unitsOf(tokens: readonly Token[], words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  tokens.forEach((token, index) => {
    const { width, space, sticky } = words[index] ?? { width: 0, space: 0 };
    const last = units.at(-1);
    if (last && sticky) {
      last.tokens.push(token);
      last.width += space + width;
    } else units.push({ tokens: [token], width, space });
  });
  return units;
}

/** The pieces of a text that cannot be broken and are wider than a line, which is measured in ems. */
export const tooWide = (text: MeasuredText, most: number): string[] =>
  text.paragraphs.flatMap(({ tokens, words }) =>
    unitsOf(tokens, words)
      .filter(({ width }) => width > most)
      .map((unit) => unit.tokens.map((token) => token.text).join("")),
  );

/**
 * As much of a text as fits at one size, line by line, the last one with an ellipsis. Nothing when all of it fits.
 * `ellipsis` is its width in ems.
 */
export function cutText(text: MeasuredText, size: number, room: Room, ellipsis: number): Token[][] | undefined {
  const most = Math.max(1, Math.floor(room.height / (text.lineHeight * size)));
  const lines: Unit[][] = text.paragraphs.flatMap(({ tokens, words }) =>
    greedyLines(unitsOf(tokens, words), room.width / size),
  );
  if (lines.length <= most) return undefined;
  const kept = lines.slice(0, most);
  const last = [...(kept.pop() ?? [])];
  while (last.length > 1 && widthOf(last) + ellipsis > room.width / size) last.pop();
  return [...kept, [...last, ELLIPSIS]].map((line) => line.flatMap(({ tokens }) => tokens));
}

const ELLIPSIS: Unit = {
  tokens: [{ text: "…", strong: false, emoji: false, glued: true, sticky: true }],
  width: 0,
  space: 0,
};

const widthOf = (line: readonly Unit[]) =>
  line.reduce((sum, { width, space }, index) => sum + width + (index > 0 ? space : 0), 0);

function greedyLines(units: readonly Unit[], most: number): Unit[][] {
  const lines: Unit[][] = [];
  let width = 0;
  for (const unit of units) {
    const line = lines.at(-1);
    const longer = width + unit.width + unit.space;
    if (line && longer <= most) {
      line.push(unit);
      width = longer;
    } else {
      lines.push([unit]);
      width = unit.width;
    }
  }
  return lines;
}
