import type { Painter } from "../painter/painter.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { lineNode } from "../text/line-node.ts";
import { tokensOf } from "../text/tokens.ts";
import { at } from "../tree/node.ts";

/** How far the painted letters of a line reach, in ems from the upper left corner of its line box of one em. */
export type Ink = { left: number; right: number; top: number; bottom: number };

export type Face = Omit<TextStyle, "size" | "color" | "align" | "leading">;

const PROBE = 100;
/** Room around the line box, for what hangs out of it. */
const MARGIN = 60;
const SEEN = 128;
const known = new WeakMap<Painter, Map<string, Promise<Ink>>>();

/**
 * Paints the line small and looks. Font files list how far letters advance, not where their ink begins and ends, and
 * which file a letter comes from is only known to the renderer.
 */
export function inkOf(painter: Painter, text: string, face: Face): Promise<Ink> {
  const cache = known.get(painter) ?? new Map<string, Promise<Ink>>();
  known.set(painter, cache);
  const key = JSON.stringify([text, face]);
  const found = cache.get(key) ?? look(painter, text, face);
  if (cache.size > 500) cache.clear();
  cache.set(key, found);
  return found;
}

async function look(painter: Painter, text: string, face: Face): Promise<Ink> {
  await painter.prepareText(`${text}${text.toLocaleUpperCase("en")}`, [face.typeface]);
  const style: TextStyle = { ...face, size: PROBE, leading: 1, color: "#000000", align: "left" };
  const line = lineNode(tokensOf(text), style);
  const measured = await painter.measure(line);
  const width = Math.ceil(measured.width) + 2 * MARGIN;
  const height = PROBE + 2 * MARGIN;
  const place = { x: MARGIN, y: MARGIN, width: measured.width + 1, height: PROBE };
  const sheet = at({ x: 0, y: 0, width, height }, { backgroundColor: "#ffffff" }, at(place, {}, line));
  const rgba = await painter.paint(sheet, { width, height });
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4] ?? 255) >= SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (right === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  const ems = (pixels: number) => (pixels - MARGIN) / PROBE;
  return { left: ems(left), right: ems(right), top: ems(top), bottom: ems(bottom) };
}
