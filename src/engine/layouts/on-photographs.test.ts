import { expect, test } from "vitest";
import { composeScene } from "../composition/compose-scene.ts";
import { inspectScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { areaOf } from "../photo/crop.ts";
import { lookAt } from "../photo/look-at.ts";
import { shownAt } from "../photo/shown-at.ts";
import { overlap } from "../scene/box.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";

const painter = createPainter();
const SHORT = { headline: "Made slowly, by hand", subline: "Open every day until six", button: "Book a visit" };
const LONG = {
  headline: "Wanted: somebody who thinks four in the morning is a good time to smell of butter",
  subline: "Night-shift baker, full time or four nights a week, in the middle of Ghent",
  facts: ["€17 an hour, plus nights and Sundays", "Send two lines to jobs@nachtwerk.example"],
  button: "Apply by 30 June",
};

const sceneIn = (layout: LayoutId, slots: SceneInput["slots"], photo = "loaf") =>
  sceneSchema.parse({
    ...{ layout, type: "meta", palette: PALETTES.tomato, slots, photo, seed: 3 },
    ...{ brand: { name: "Bakkerij Nachtwerk", mark: "sun" }, art: { kit: "none" } },
  });

async function seen(layout: LayoutId, slots: SceneInput["slots"], format: "1:1" | "9:16" | "1.91:1", name = "loaf") {
  const bytes = samplePhotos.get(name);
  if (!bytes) throw new Error(`there is no photograph called ${name}`);
  const look = await lookAt({ painter }, bytes);
  const { frame, composition } = await composeScene(painter, sceneIn(layout, slots, name), format, samplePhotos);
  const [place] = shownAt(composition.paint, { bytes, aspect: look.aspect });
  if (!place) throw new Error("the photograph is not shown");
  return { frame, look, place, layers: composition.layers };
}

test.each(["1:1", "9:16", "1.91:1"] as const)("a photograph has a third of a split and more in %s", async (format) => {
  const { frame, place } = await seen("split", LONG, format);
  expect(overlap(place.area, frame.all) / (frame.width * frame.height)).toBeGreaterThan(0.32);
});

test.each(["1:1", "9:16", "1.91:1"] as const)(
  "shouted lines leave what the picture shows in sight in %s",
  async (format) => {
    for (const slots of [SHORT, LONG]) {
      const { look, place, layers } = await seen("shout", slots, format);
      const subject = areaOf(place.picture, look.subject);
      const hidden = layers.reduce((sum, layer) => sum + overlap(layer.box, subject), 0);
      expect(hidden / (subject.width * subject.height)).toBeLessThan(0.31);
    }
  },
);

test.each(["split", "spotlight", "polaroids"] as const)(
  "in %s a headline leads, however much stands under it",
  async (layout) => {
    const { layers } = await seen(layout, LONG, "1:1");
    const sizeOf = (id: string) => layers.find((layer) => layer.id === id)?.style.size ?? 0;
    expect(sizeOf("headline")).toBeGreaterThan(sizeOf("subline"));
  },
);

test.each(["loaf", "tap", "shaved-ice", "stage"])(
  "a line that holds the photograph lies on it and is read: %s",
  async (name) => {
    const { place, layers } = await seen("tuck", SHORT, "1:1", name);
    const headline = layers.find(({ id }) => id === "headline");
    const last = headline?.kind === "giant" ? headline.lines.at(-1) : undefined;
    expect(last && overlap(last.box, place.area)).toBeGreaterThan(0);
    const { findings } = await inspectScene(painter, sceneIn("tuck", SHORT, name), "1:1", samplePhotos);
    expect(findings).toEqual([]);
  },
);
