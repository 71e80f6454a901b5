import { expect, test } from "vitest";
import { hasTwoSides } from "./two-sides.ts";

test.each([
  "agency €6,000 vs. Pagefox €29 a month",
  "us: 1.9% and nothing monthly. them: a contract and a guy named Kyle",
  "left 17 email threads, right one link",
  "oud: klant belt, jij zoekt. nieuw: Bonnie",
  "ESTOQUE_final_v7.xlsx ❌ Estokei ✅",
  "左にコンビニ傘の山、右にうちの1本",
])("“%s” compares", (text) => {
  expect(hasTwoSides(text)).toBe(true);
});

test.each([
  "New menu, same old chef",
  "right next to the station",
  "back to us after the storm",
  "Alt-Berliner Kneipe",
])("“%s” compares nothing", (text) => {
  expect(hasTwoSides(text)).toBe(false);
});
