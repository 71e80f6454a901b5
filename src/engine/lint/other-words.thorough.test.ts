import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { STRETCHED_SAMPLES } from "../samples/stretched-samples.ts";
import type { Scene } from "../scene/scene.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];

const withName = (words: "long" | "short") =>
  STRETCHED_SAMPLES.map((sample): [string, Scene] => [sample.layout, sample[words]]);

/** All findings except empty halves, which are acceptable in a picture with a single word. */
async function brokenParts(scene: Scene) {
  const findings = [];
  for (const format of FORMATS_TRIED)
    findings.push(
      ...(await lintScene(painter, scene, format, samplePhotos)).map((finding) => ({ format, ...finding })),
    );
  return findings.filter((finding) => finding.kind !== "empty-half");
}

test.each(withName("long"))("%s holds a long sentence without breaking", async (_, scene) => {
  expect(await brokenParts(scene)).toEqual([]);
});

test.each(withName("short"))("%s holds one word and nothing else without breaking", async (_, scene) => {
  expect(await brokenParts(scene)).toEqual([]);
});
