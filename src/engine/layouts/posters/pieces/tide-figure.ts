import type { GiantFace } from "../../../giant-type/faces.ts";
import { ruleText } from "../../../giant-type/ruler.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Painter } from "../../../painter/painter.ts";
import { type Box, bottom } from "../../../scene/box.ts";
import { mason } from "./wall-rows.ts";

/** So many signs or fewer stay on one row. */
const ONE_ROW = 4;
const THOUSANDS = /(?<=\d[.,’'\u00a0\u202f ])(?=\d{3}(?!\d))/u;

export type Figure = { lines: GiantLine[]; top: number; bottom: number };

/** A number as large as an area, by its ink: on one row, or broken at the thousands mark or before its unit. */
export async function tideFigure(
  painter: Painter,
  text: string,
  face: GiantFace,
  area: Box,
  gap: number,
): Promise<Figure> {
  const ways = await Promise.all(waysToBreak(text).map((rows) => set(painter, rows, face, area, gap)));
  const sizeOf = ({ lines }: Figure) => Math.min(...lines.map((line) => line.size));
  const largest = ways.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  return largest ?? { lines: [], top: area.y, bottom: bottom(area) };
}

function waysToBreak(text: string): string[][] {
  if (text.replace(/\s/gu, "").length <= ONE_ROW) return [[text]];
  const thousands = text.split(THOUSANDS).map((part) => part.trim());
  const [first, ...rest] = text.split(/\s+/u);
  if (thousands.length > 1) return [thousands];
  return [[text], ...(first && rest.length > 0 ? [[first, rest.join(" ")]] : [])];
}

async function set(painter: Painter, texts: string[], face: GiantFace, area: Box, gap: number): Promise<Figure> {
  const height = (area.height - gap * (texts.length - 1)) / texts.length;
  const rows = await Promise.all(
    texts.map(async (text) => {
      const { lay, lineAt } = await mason(painter, await ruleText(painter, text, face));
      const [course] = lay({ measure: area.width, height, mortar: 0, maxRows: 1 }).rows;
      return course ? [{ course, lineAt }] : [];
    }),
  );
  const taken = rows.flat().reduce((sum, { course }) => sum + course.height, 0) + gap * (texts.length - 1);
  const top = area.y + (area.height - taken) / 2;
  let y = top;
  const lines = rows.flat().map(({ course, lineAt }) => {
    const line = lineAt(course, area.x + (area.width - course.width) / 2, y);
    y += course.height + gap;
    return line;
  });
  return { lines, top, bottom: top + taken };
}
