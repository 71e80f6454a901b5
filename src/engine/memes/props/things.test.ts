import { expect, it } from "vitest";
import { svgFaults } from "../../../../tests/support/svg-faults.ts";
import { backdrop, PLACE_IDS } from "../places/places.ts";
import { THING_IDS, thing } from "./things.ts";

it.each(THING_IDS)("%s can be drawn, and in other colours", (id) => {
  expect(svgFaults(thing(id))).toEqual([]);
  expect(svgFaults(thing({ id, tone: "mint", scale: 0.5, turn: 20, dx: 3 }))).toEqual([]);
});

it.each(PLACE_IDS)("%s can be drawn in a panel of any size", (id) => {
  const sizes = [
    { width: 540, height: 540, ground: 430 },
    { width: 160, height: 280, ground: 280 },
  ];
  expect(sizes.flatMap((area) => svgFaults(backdrop({ id, wall: "#ffeedd" }, area, 12, 8)))).toEqual([]);
});
