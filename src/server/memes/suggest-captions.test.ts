import { expect, test } from "vitest";
import { fitCaptions } from "./suggest-captions.ts";

test("what fits no box is left out, and nothing comes twice", () => {
  const sets = [
    ["Free trial", "Card details,\n please"],
    ["free trial", "card details, please"],
    ["Only one"],
    ["Fine", ""],
    ["Much too long for this box", "Fine"],
  ];
  expect(fitCaptions(sets, [12, 40])).toEqual([["free trial", "card details, please"]]);
});
