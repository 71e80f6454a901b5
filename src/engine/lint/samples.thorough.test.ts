import { expect, test } from "vitest";
import { FORMAT_IDS } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();

test.each(SAMPLE_SCENES.map((scene) => ({ scene, name: `${scene.layout}, ${scene.brand.name}` })))(
  "nobody would send back $name in any format",
  async ({ scene }) => {
    for (const format of FORMAT_IDS)
      expect({ format, findings: await lintScene(painter, scene, format, samplePhotos) }).toEqual({
        format,
        findings: [],
      });
  },
);
