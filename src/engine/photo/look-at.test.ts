import { expect, test } from "vitest";
import type { Painter } from "../painter/painter.ts";
import { box } from "../scene/box.ts";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import { areaOf, coverAt, subjectShown } from "./crop.ts";
import { lookAt, lookOf } from "./look-at.ts";
import { quietAreas } from "./quiet-areas.ts";
import { bestInk, WHOLE } from "./tones.ts";

/** A picture of 160 by 120: one colour, and a chequered thing where `thing` says. */
function picture(thing: { x: number; y: number; side: number }, ground = 40, clear = false): PhotoPixels {
  const rgba = new Uint8Array(160 * 120 * 4).fill(ground);
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 160; x++) {
      const at = (y * 160 + x) * 4;
      const isThing = x >= thing.x && x < thing.x + thing.side && y >= thing.y && y < thing.y + thing.side;
      rgba[at + 3] = clear && !isThing ? 0 : 255;
      if (isThing) rgba.fill((Math.floor(x / 4) + Math.floor(y / 4)) % 2 ? 230 : 90, at, at + 3);
    }
  return { width: 1600, height: 1200, isTransparent: clear, small: { width: 160, height: 120, rgba } };
}

const corner = lookOf(picture({ x: 100, y: 60, side: 40 }), "#ffffff");

test("the subject is where the picture is not plain", () => {
  const { x, y, width, height } = corner.subject;
  expect(Math.abs(x * 160 - 100)).toBeLessThan(6);
  expect(Math.abs(y * 120 - 60)).toBeLessThan(6);
  expect(Math.abs((x + width) * 160 - 140)).toBeLessThan(6);
  expect(Math.abs((y + height) * 120 - 100)).toBeLessThan(6);
});

test("a crop keeps the subject and leaves no gap", () => {
  const area = box(0, 0, 600, 1000);
  const place = coverAt(corner, area);
  expect(subjectShown(corner, place, area)).toBeGreaterThan(0.99);
  expect(place.x).toBeLessThanOrEqual(0);
  expect(place.x + place.width).toBeGreaterThanOrEqual(600);
  expect(place.height).toBeCloseTo(1000);
});

test("words find the quiet side of a picture", () => {
  const area = box(0, 0, 1600, 1200);
  const [largest] = quietAreas(corner, area, area, { leastWidth: 200, leastHeight: 200 });
  const thing = areaOf(area, corner.subject);
  expect(largest?.width).toBeGreaterThan(800);
  expect(largest && largest.x + largest.width).toBeLessThan(thing.x + 60);
});

test("the ink that is taken reads on the picture; a logo is read on the ground behind it", () => {
  expect(bestInk(corner, box(0, 0, 0.4, 0.4), ["#111111", "#ffffff"]).ink).toBe("#ffffff");
  const logo = lookOf(picture({ x: 60, y: 40, side: 40 }, 0, true), "#ffffff");
  expect(bestInk(logo, box(0, 0, 0.3, 0.3), ["#ffffff", "#111111"]).ink).toBe("#111111");
  expect(logo.meanIn(box(0, 0, 0.2, 0.2))).toBe("#ffffff");
  expect(corner.energyIn(WHOLE)).toBeGreaterThan(corner.energyIn(box(0, 0, 0.5, 0.4)));
});

test("who speaks of a dog has a picture with a head in it, though no face is found", async () => {
  const pixels = picture({ x: 100, y: 60, side: 40 });
  const painter = { photoPixels: async () => pixels } as unknown as Painter;
  const headsFor = async (text: string) =>
    (await lookAt({ painter, scene: { said: { text, language: "en" } } }, new Uint8Array())).heads;
  expect(await headsFor("Walks for dogs in Leeds")).toHaveLength(1);
  expect(await headsFor("Hundefutter und mehr")).toHaveLength(0);
  expect(await headsFor("Concrete planters, £22")).toHaveLength(0);
});
