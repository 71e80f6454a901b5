import { expect, test } from "vitest";
import type { Composed } from "../composition/compose-scene.ts";
import type { Layer } from "../layers/layer.ts";
import type { Painter } from "../painter/painter.ts";
import { photoIn } from "../photo/crop.ts";
import { type Box, box } from "../scene/box.ts";
import { frameOf } from "../scene/frame.ts";
import { PALETTES } from "../scene/palettes.ts";
import { sceneSchema } from "../scene/scene.ts";
import { lookOverPhoto } from "./look-over-photo.ts";

const bytes = new Uint8Array([1]);
const side = 160;
/** Plain, with something chequered on the right. */
const rgba = Uint8Array.from({ length: side * side * 4 }, (_, at) => {
  const [x, y] = [(at >> 2) % side, Math.floor((at >> 2) / side)];
  const isThing = x > 100 && x < 150 && y > 50 && y < 110;
  return at % 4 === 3 ? 255 : isThing ? (((x >> 2) + (y >> 2)) % 2) * 200 : 120;
});
const painter = {
  photoPixels: async () => ({
    width: 1600,
    height: 1600,
    isTransparent: false,
    small: { width: side, height: side, rgba },
  }),
} as unknown as Painter;
const scene = sceneSchema.parse({
  layout: "overlay",
  type: "meta",
  brand: { name: "Quay", mark: "sun" },
  palette: PALETTES.tomato,
  slots: { headline: "Quay" },
  art: { kit: "none" },
});

function composedWith(words: Box, shown = frameOf("1:1").all): Composed {
  const frame = frameOf("1:1");
  const layer = { kind: "button", id: "button", text: "Book", box: words, style: { size: 40 } } as unknown as Layer;
  return { frame, composition: { paint: [photoIn(bytes, shown, shown)], layers: [layer] } };
}

const looked = (words: Box, shown?: Box) => lookOverPhoto(painter, composedWith(words, shown), scene, bytes, new Map());

test("a button on what the picture shows is a fault, beside it none", async () => {
  expect((await looked(box(680, 350, 330, 390))).findings).toMatchObject([{ kind: "covered", layer: "button" }]);
  expect((await looked(box(60, 350, 330, 390))).findings).toEqual([]);
});

test("a picture is seen better when it is large and its subject is free", async () => {
  const whole = await looked(box(60, 350, 300, 200));
  const covered = await looked(box(680, 350, 150, 200));
  const little = await looked(box(60, 350, 300, 200), box(0, 0, 300, 300));
  expect(whole.sight).toBeGreaterThan(covered.sight ?? 1);
  expect(whole.sight).toBeGreaterThan(little.sight ?? 1);
});

test("a picture that stands before the words is seen, and no word covers it", async () => {
  const { frame, composition } = composedWith(box(680, 350, 330, 390));
  const before = { frame, composition: { ...composition, paint: [], strokes: composition.paint } };
  const { findings, sight } = await lookOverPhoto(painter, before, scene, bytes, new Map());
  expect(findings).toEqual([]);
  expect(sight).toBeGreaterThan(0.7);
});
