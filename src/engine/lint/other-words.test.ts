import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { LAYOUT_IDS, type LayoutId } from "../scene/layout-id.ts";
import type { Scene } from "../scene/scene.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];

function sampleOf(layout: LayoutId): Scene {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`no sample of ${layout}`);
  return scene;
}

/** All findings except empty halves, which are acceptable in a picture with a single word. */
async function brokenParts(scene: Scene) {
  const findings = [];
  for (const format of FORMATS_TRIED)
    findings.push(
      ...(await lintScene(painter, scene, format, samplePhotos)).map((finding) => ({ format, ...finding })),
    );
  return findings.filter((finding) => finding.kind !== "empty-half");
}

test.each(LAYOUT_IDS)("%s holds a long sentence without breaking", { timeout: 60_000 }, async (layout) => {
  const scene = sampleOf(layout);
  const slots = {
    ...scene.slots,
    headline: "The only bookkeeping software that your accountant will actually thank you for using",
    subline:
      "Connect your bank, forward your receipts and get a clean ledger every Monday, with no spreadsheets and no guilt.",
    button: "Start your free trial",
  };
  expect(await brokenParts({ ...scene, slots })).toEqual([]);
});

test.each(LAYOUT_IDS)("%s holds one word and nothing else without breaking", { timeout: 60_000 }, async (layout) => {
  expect(await brokenParts({ ...sampleOf(layout), slots: { headline: "Wow." }, extras: [] })).toEqual([]);
});
