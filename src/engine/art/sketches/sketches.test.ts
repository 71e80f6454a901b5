import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createPainter } from "../../node/create-painter.ts";
import { sketchShelf } from "../../node/sketch-shelf.ts";
import { box, contain } from "../../scene/box.ts";
import { PALETTES } from "../../scene/palettes.ts";
import { at } from "../../tree/node.ts";
import { drawSketch } from "./draw-sketch.ts";
import { readSketch } from "./read-sketch.ts";
import { lookOf } from "./sketch-look.ts";

const painter = createPainter();
const SIDE = 240;

async function painted(name: string, seed: number) {
  const art = drawSketch(sketchShelf.text(name) ?? "", seed, PALETTES.paperclip, lookOf(seed));
  const room = box(0, 0, SIDE, SIDE);
  const page = at(room, { backgroundColor: PALETTES.paperclip.paper }, ...art.paint(contain(room, art.aspect)));
  return painter.paint(page, { width: SIDE, height: SIDE });
}

const inkOf = (rgba: Uint8Array) =>
  rgba.filter((value, index) => index % 4 === 1 && value < 90).length / (rgba.length / 4);

test.each(["hot-beverage", "bicycle", "dog-face", "house", "laptop", "tooth", "wrench", "cook"])(
  "%s is a drawing in lines: neither blank nor a blot",
  async (name) => {
    for (const seed of [1, 2]) {
      const ink = inkOf(await painted(name, seed));
      expect(ink).toBeGreaterThan(0.02);
      expect(ink).toBeLessThan(0.5);
    }
  },
);

test("the same seed draws the same lines, another seed draws others", async () => {
  const first = await painted("guitar", 3);
  expect(Buffer.compare(await painted("guitar", 3), first)).toBe(0);
  expect(Buffer.compare(await painted("guitar", 4), first)).not.toBe(0);
});

test("a thing that nobody drew has no sketch, and half a name is no name", () => {
  expect(sketchShelf.text("none")).toBeUndefined();
  expect(sketchShelf.text("beverage")).toBeUndefined();
  expect(sketchShelf.text("hot-beverage")).toMatch(/^[a-zA-Z]/);
});

test("every sketch has outlines and keeps to its page", () => {
  const lines = readFileSync(new URL("./sketches.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.length).toBeGreaterThan(950);
  for (const line of lines) {
    const [name, text = ""] = line.split("\t");
    const points = readSketch(text).flatMap(({ rings }) => rings.flatMap((ring) => ring.points));
    const farthest = Math.max(...points.flat().map((value) => Math.abs(value - 16)));
    expect({ name, isDrawn: points.length > 2, isInside: farthest < 18.5 }).toEqual({
      name,
      isDrawn: true,
      isInside: true,
    });
  }
});
