import { test } from "vitest";
import { createPainter } from "../../../engine/node/create-painter.ts";
import { samplePhotos } from "../../../engine/node/sample-photos.ts";
import { SAMPLE_SCENES } from "../../../engine/samples/sample-scenes.ts";
import { LAYOUT_IDS } from "../../../engine/scene/layout-id.ts";
import { checkRandomActions } from "./random-actions/check-random-actions.ts";
import { layOutWith } from "./random-actions/lay-out.ts";

const layOut = layOutWith(createPainter(), samplePhotos);

test.each(LAYOUT_IDS)(
  "%s bears a hundred things that somebody does to it, and all of it can be undone and redone",
  async (layout) => {
    const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
    if (!scene) throw new Error(`no sample of ${layout}`);
    await checkRandomActions(scene, layOut, 20, 7);
  },
);
