import { expect, test } from "vitest";
import { type Look, lookOf } from "../../../photo/look-at.ts";
import { box } from "../../../scene/box.ts";
import { layOnShade, layUnder } from "./tuck-photo.ts";

const SIDE = 160;
/** Black and white spots, on which no ink can be read. */
const rgba = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => {
  const [x, y] = [(at >> 2) % SIDE, Math.floor((at >> 2) / SIDE)];
  return at % 4 === 3 ? 255 : (((x >> 3) + (y >> 3)) % 2) * 255;
});
const spots = lookOf(
  { width: 1600, height: 1600, isTransparent: false, small: { width: SIDE, height: SIDE, rgba } },
  "#ffffff",
);
const wishOf = (look: Look) => ({
  look,
  matte: "#ffffff",
  areas: [box(0, 200, 800, 800)],
  held: [box(0, 800, 800, 200)],
  between: box(0, 200, 800, 600),
  inks: ["#ffffff", "#111111"],
});

test("where no ink is read on a photograph, a shade makes the pale one readable", () => {
  expect(layUnder(wishOf(spots))).toBeUndefined();
  const laid = layOnShade(wishOf(spots));
  expect(laid?.ink).toBe("#ffffff");
  expect(laid?.shade?.strength).toBeGreaterThan(0.3);
});

test("letters are never laid on a face, with or without a shade", () => {
  const portrait = { ...spots, heads: [box(0.1, 0.1, 0.8, 0.85)] };
  expect(layUnder(wishOf(portrait))).toBeUndefined();
  expect(layOnShade(wishOf(portrait))).toBeUndefined();
});
