import { expect, test } from "vitest";
import { composeScene } from "../../composition/compose-scene.ts";
import { createPainter } from "../../node/create-painter.ts";
import { samplePhotos } from "../../node/sample-photos.ts";
import { shownAt } from "../../photo/shown-at.ts";
import { PALETTES } from "../../scene/palettes.ts";
import { sceneSchema } from "../../scene/scene.ts";

const painter = createPainter();
const [name = "", bytes = new Uint8Array()] = [...samplePhotos][0] ?? [];

test.each(["1:1", "9:16", "16:9"] as const)(
  "the photograph is shown in %s, however many words there are",
  async (format) => {
    for (const headline of [
      "Open day",
      "A long evening of slow food, short speeches and music that nobody has to dance to",
    ]) {
      const scene = sceneSchema.parse({
        layout: "calm",
        type: "meta",
        brand: { name: "Quay & Daughters", mark: "sun" },
        palette: PALETTES.tomato,
        slots: {
          headline,
          facts: ["Every Saturday from nine to two at Quay Lane", "Free entry for all"],
          button: "Book a visit",
        },
        art: { kit: "none" },
        photo: name,
      });
      const { composition } = await composeScene(painter, scene, format, samplePhotos);
      const { width, height } = await painter.photoPixels(bytes);
      expect(shownAt(composition.paint, { bytes, aspect: width / height })).not.toEqual([]);
    }
  },
);
