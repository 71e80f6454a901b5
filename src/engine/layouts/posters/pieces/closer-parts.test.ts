import { expect, test } from "vitest";
import { headlineFace } from "../../../giant-type/faces.ts";
import { ruleText } from "../../../giant-type/ruler.ts";
import { scriptOf } from "../../../giant-type/script-of.ts";
import { createPainter } from "../../../node/create-painter.ts";
import { partsOf } from "./closer-parts.ts";

const painter = createPainter();

async function cut(text: string) {
  const ruler = await ruleText(painter, text, headlineFace()(scriptOf(text)));
  return partsOf(ruler).map((run) => ruler.textOf(...run));
}

test("a sentence is cut in three where it pauses", async () => {
  expect(await cut("Zwei Kilo. Fünfzehn Euro. Bring Butter mit.")).toEqual([
    "Zwei Kilo.",
    "Fünfzehn Euro.",
    "Bring Butter mit.",
  ]);
});

test("a Japanese particle stays with its word", async () => {
  expect(await cut("夏はみどりの氷で。")).toEqual(["夏は", "みどりの", "氷で。"]);
});

test("two words make two parts", async () => {
  expect(await cut("Paper Lanterns")).toEqual(["Paper", "Lanterns"]);
});
