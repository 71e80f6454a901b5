import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { STRETCHED_SAMPLES } from "../samples/stretched-samples.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();

/** Many words or few in one format, in turn; `other-words.thorough.test.ts` tries both in all. */
const FORMATS: Format[] = ["1.91:1", "9:16", "1:1"];
const TURNS = STRETCHED_SAMPLES.map(({ layout, long, short }, index) => ({
  layout,
  format: FORMATS[index % FORMATS.length] ?? "1:1",
  ...(index % 2 ? { words: "one word", scene: short } : { words: "a long sentence", scene: long }),
}));

test.each(TURNS)("$layout holds $words without breaking in $format", async ({ scene, format }) => {
  const findings = await lintScene(painter, scene, format, samplePhotos);
  // A picture with a single word may be half empty.
  expect(findings.filter(({ kind }) => kind !== "empty-half")).toEqual([]);
});
