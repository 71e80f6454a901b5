import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { STRETCHED_SAMPLES } from "../samples/stretched-samples.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();

/** One format for each, in turn; `other-words.thorough.test.ts` tries all for both. Empty halves are acceptable here. */
const FORMATS: Format[] = ["1.91:1", "9:16", "1:1"];
const SAMPLES = STRETCHED_SAMPLES.map((sample, index) => ({
  ...sample,
  format: FORMATS[index % FORMATS.length] ?? "1:1",
  other: FORMATS[(index + 1) % FORMATS.length] ?? "1:1",
}));

test.each(SAMPLES)("$layout holds a long sentence without breaking in $format", async ({ long, format }) => {
  const findings = await lintScene(painter, long, format, samplePhotos);
  expect(findings.filter(({ kind }) => kind !== "empty-half")).toEqual([]);
});

test.each(SAMPLES)("$layout holds one word and nothing else without breaking in $other", async ({ short, other }) => {
  const findings = await lintScene(painter, short, other, samplePhotos);
  expect(findings.filter(({ kind }) => kind !== "empty-half")).toEqual([]);
});
