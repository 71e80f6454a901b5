import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { box } from "../scene/box.ts";
import { OBJECT_NAMES } from "../scene/object-name-list.ts";
import { PALETTES } from "../scene/palettes.ts";
import { at } from "../tree/node.ts";
import { drawArt } from "./draw-art.ts";

const CELL = 32;
const COLUMNS = 32;
const SIZE = { width: CELL * COLUMNS, height: CELL * Math.ceil(OBJECT_NAMES.length / COLUMNS) };
/** Chopsticks are the slimmest. */
const MIN_INK = 0.1;

test("every object is drawn: one that the renderer cannot read would leave a hole", async () => {
  const painter = createPainter();
  const context = {
    palette: PALETTES.lilac,
    brand: { name: "Inklet", mark: "sun" } as const,
    pictures: painter.pictures,
    sketches: painter.sketches,
  };
  const drawn = OBJECT_NAMES.flatMap((variant, place) =>
    drawArt({ kit: "object", variant, seed: 1 }, context).paint(
      box((place % COLUMNS) * CELL, Math.floor(place / COLUMNS) * CELL, CELL, CELL),
    ),
  );
  const rgba = await painter.paint(
    at(box(0, 0, SIZE.width, SIZE.height), { backgroundColor: "#ff00ff" }, ...drawn),
    SIZE,
  );
  const ink = OBJECT_NAMES.map(() => 0);
  for (let pixel = 0; pixel < rgba.length / 4; pixel++) {
    const isGround =
      (rgba[pixel * 4] ?? 0) > 245 && (rgba[pixel * 4 + 1] ?? 0) < 10 && (rgba[pixel * 4 + 2] ?? 0) > 245;
    const cell = Math.floor(pixel / SIZE.width / CELL) * COLUMNS + Math.floor((pixel % SIZE.width) / CELL);
    if (!isGround && cell < ink.length) ink[cell] = (ink[cell] ?? 0) + 1;
  }
  expect(OBJECT_NAMES.filter((_, cell) => (ink[cell] ?? 0) < CELL * CELL * MIN_INK)).toEqual([]);
});
