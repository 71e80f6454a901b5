import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { softFace } from "./faces.ts";
import { ruleText } from "./ruler.ts";

test("Japanese lines break at phrases, not before particles or inside compounds", async () => {
  const ruler = await ruleText(createPainter(), "その契約書、本当に大丈夫ですか", softFace()("japanese"));
  const starts = ruler.words.flatMap((word, index) => (index > 0 && !word.sticky ? [word.text] : []));
  expect(starts).toEqual(["契約", "本当に", "大丈夫"]);
});
