import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { STRETCHED_SAMPLES } from "../samples/stretched-samples.ts";
import type { Scene } from "../scene/scene.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];

/** All findings except empty halves, which are acceptable in a picture with a single word. */
async function brokenParts(scene: Scene) {
  const findings = [];
  for (const format of FORMATS_TRIED)
    findings.push(
      ...(await lintScene(painter, scene, format, samplePhotos)).map((finding) => ({ format, ...finding })),
    );
  return findings.filter((finding) => finding.kind !== "empty-half");
}

test.each(STRETCHED_SAMPLES)("$layout holds a long sentence without breaking", async ({ long }) => {
  expect(await brokenParts(long)).toEqual([]);
});

test.each(STRETCHED_SAMPLES)("$layout holds one word and nothing else without breaking", async ({ short }) => {
  expect(await brokenParts(short)).toEqual([]);
});
