import { expect, test } from "vitest";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const LONG =
  "Wanted: somebody who thinks four in the morning is a good time to smell of butter. Night-shift baker, full time or four nights a week, in the middle of Ghent, €17 an hour plus nights and Sundays. Send two lines to jobs@nachtwerk.example by 30 June. Bakkerij Nachtwerk";
const HEADLINE =
  'Headline: "Somebody who thinks four in the morning is a good time to smell of butter". Bakkerij Nachtwerk, Ghent';
const SHORT = "Bamboo plants for your office, 30% off until Sunday. Bamboo & Sons";

const layoutsOf = (description: string) =>
  new Set(SEEDS.map((seed) => authorScene({ description, type: "meta", seed, photo: "photo" }, wordFiles).layout));

test.each([LONG, HEADLINE])("a long brief on a photograph gets a layout that holds it: “%s”", (description) => {
  const layouts = layoutsOf(description);
  for (const narrow of ["spotlight", "arch", "pedestal"] as const) expect(layouts).not.toContain(narrow);
  expect(layouts.size).toBeGreaterThanOrEqual(3);
});

test("a short one may stand under one thing in a spotlight", () => {
  expect(layoutsOf(SHORT)).toContain("spotlight");
});
