import { expect, test } from "vitest";
import { contrast } from "../color/contrast.ts";
import { mix } from "../color/mix.ts";
import { groundNodes } from "../layout-pieces/ground-nodes.ts";
import { type Box, bottom, box, overlap, right } from "../scene/box.ts";
import { areaOf, partUnder } from "./crop.ts";
import { groundFor } from "./ground-for.ts";
import { lookOf } from "./look-at.ts";
import { placeWords } from "./place-words.ts";

const FRAME = box(0, 0, 1080, 1080);

/** A picture of 160 by 160 whose greys are told by a rule. */
function pictureOf(greyAt: (x: number, y: number) => number) {
  const rgba = new Uint8Array(160 * 160 * 4);
  for (let y = 0; y < 160; y++)
    for (let x = 0; x < 160; x++) {
      const grey = greyAt(x, y);
      rgba.set([grey, grey, grey, 255], (y * 160 + x) * 4);
    }
  return lookOf(
    { width: 1600, height: 1600, isTransparent: false, small: { width: 160, height: 160, rgba } },
    "#ffffff",
  );
}

const chequered = (x: number, y: number) => ((x >> 2) + (y >> 2)) % 2;
const wordsIn = (area: Box) => ({ large: [area], small: [area] });

test("words on a calm part of a picture stand there bare", () => {
  const look = pictureOf((x, y) => (x > 90 && y > 90 && chequered(x, y) ? 230 : 30));
  const ground = groundFor(look, FRAME, FRAME, wordsIn(box(60, 60, 400, 300)));
  expect(ground?.kind).toBe("bare");
  expect(contrast(ground?.ink ?? "", "#1e1e1e")).toBeGreaterThan(7);
});

test("where half is bright and half is dark the shade is strong enough for the worst of it, and no stronger", () => {
  const look = pictureOf((x, y) => (chequered(x, y) ? 200 : 20));
  const ground = groundFor(look, FRAME, FRAME, wordsIn(box(60, 700, 600, 300)));
  if (ground?.kind !== "shade") throw new Error("no shade");
  expect(ground.side).toBe("bottom");
  const behind = (grey: string, strength: number) => contrast(ground.ink, mix(grey, ground.on, strength));
  expect(behind("#c8c8c8", ground.strength)).toBeGreaterThan(4.5);
  expect(behind("#c8c8c8", ground.strength - 0.15)).toBeLessThan(5);
  expect(JSON.stringify(groundNodes(ground, FRAME))).toContain("linear-gradient(0deg");
});

test("words keep off the subject: they go to the free side, or the picture makes room for them", () => {
  const thing = (x: number, y: number) => x > 84 && x < 150 && y > 40 && y < 130;
  const look = pictureOf((x, y) => (thing(x, y) && chequered(x, y) ? 235 : 60));
  const blocks = [box(60, 300, 430, 420), box(590, 300, 430, 420)].map((area) => ({
    words: wordsIn(area),
    box: area,
    size: 110,
  }));
  const placed = placeWords(look, FRAME, blocks);
  if (!placed) throw new Error("no place");
  const subject = areaOf(placed.picture, look.subject);
  expect(overlap(placed.block.box, subject)).toBeLessThan(0.05 * subject.width * subject.height);
  expect(look.contrastIn(partUnder(placed.picture, placed.block.box), placed.ground.ink)).toBeGreaterThan(3);
});

test("where something is everywhere the words get a field, and the picture ends where it begins", () => {
  const look = pictureOf((x, y) => (x > 8 && x < 152 && y > 8 && y < 152 && chequered(x, y) ? 255 : 0));
  const area = box(60, 60, 900, 420);
  const placed = placeWords(look, FRAME, [{ words: wordsIn(area), box: area, size: 120 }], 0.3);
  expect(placed?.ground.kind).toBe("field");
  expect(placed?.area.y).toBeGreaterThan(bottom(area));
  expect(placed && right(placed.area)).toBeCloseTo(1080);
});
