import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { lineNode } from "../text/line-node.ts";
import { tokensOf } from "../text/tokens.ts";
import { at } from "../tree/node.ts";
import { blockFace } from "./faces.ts";
import { inkOf } from "./ink-of.ts";
import { scriptOf } from "./script-of.ts";

const painter = createPainter();
const SHEET = { x: 0, y: 0, width: 900, height: 300 };

/** Where a line of 100 pixels that begins at 100, 100 is dark, in ems. */
async function painted(text: string) {
  const { axis: _, ...face } = blockFace()(scriptOf(text));
  await painter.prepareText(text, [face.typeface]);
  const line = lineNode(tokensOf(text), { ...face, size: 100, leading: 1, color: "#000000", align: "left" });
  const place = { x: 100, y: 100, width: 700, height: 100 };
  const rgba = await painter.paint(at(SHEET, { backgroundColor: "#ffffff" }, at(place, {}, line)), SHEET);
  const dark = Array.from({ length: SHEET.width * SHEET.height }, (_, pixel) => pixel).filter(
    (pixel) => (rgba[pixel * 4] ?? 255) < 128,
  );
  const columns = dark.map((pixel) => (pixel % SHEET.width) / 100 - 1);
  const rows = dark.map((pixel) => Math.floor(pixel / SHEET.width) / 100 - 1);
  const least = (values: number[]) => values.reduce((found, value) => Math.min(found, value), 9);
  const most = (values: number[]) => values.reduce((found, value) => Math.max(found, value), -9);
  return { left: least(columns), right: most(columns), top: least(rows), bottom: most(rows) };
}

test.each(["HOP", "apply 25 %", "Übung", "Щука", "قهوة ضاد", "水曜日"])(
  "%s ends where its letters end, though only single letters were looked at",
  async (text) => {
    const { axis: _, ...face } = blockFace()(scriptOf(text));
    const found = await inkOf(painter, text, face);
    const seen = await painted(text);
    for (const side of ["left", "right", "top", "bottom"] as const)
      expect(Math.abs(found[side] - seen[side]), side).toBeLessThan(0.03);
  },
);
