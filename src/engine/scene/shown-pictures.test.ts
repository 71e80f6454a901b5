import { expect, test } from "vitest";
import { shownPictures } from "./shown-pictures.ts";

const photos = new Map([
  ["photo", 1],
  ["logo", 2],
  ["dark", 3],
]);

test("on a dark ground the logo for it is shown by the name of the usual one, and on others it is not there", () => {
  const own = { photos, logo: "logo", logoOnDark: "dark" };
  expect([...shownPictures(own, { paper: "#33190b" })]).toEqual([
    ["photo", 1],
    ["logo", 3],
  ]);
  expect([...shownPictures(own, { paper: "#fff8ea" })]).toEqual([
    ["photo", 1],
    ["logo", 2],
  ]);
});

test("without one for dark grounds nothing is changed", () => {
  expect(shownPictures({ photos, logo: "logo" }, { paper: "#000000" })).toBe(photos);
});
