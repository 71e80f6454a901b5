import { expect, test } from "vitest";
import { type Composed, composeScene } from "../composition/compose-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { shownAt } from "../photo/shown-at.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";

const painter = createPainter();
const NAMES = ["loaf", "pool", "dates"] as const;

const sceneIn = (layout: LayoutId, more?: SceneInput["photos"]) =>
  sceneSchema.parse({
    layout,
    type: "meta",
    brand: { name: "Loaf & Late", mark: "sun" },
    palette: PALETTES.peach,
    slots: { headline: "Bread, and what came after", facts: ["Saturdays 8 to 14"], button: "See more" },
    art: { kit: "none" },
    photo: NAMES[0],
    photos: more,
  });

async function seenIn({ composition }: Composed): Promise<string[]> {
  const seen = await Promise.all(
    NAMES.map(async (name) => {
      const bytes = samplePhotos.get(name);
      if (!bytes) throw new Error(`there is no photograph called ${name}`);
      const { width, height } = await painter.photoPixels(bytes);
      return shownAt(composition.paint, { bytes, aspect: width / height }).length > 0 ? [name] : [];
    }),
  );
  return seen.flat();
}

test.each<[LayoutId, number]>([
  ["triptych", 3],
  ["polaroids", 3],
  ["before-after", 2],
])("%s shows %i photographs, and one where there is one", async (layout, most) => {
  for (const format of ["1:1", "9:16", "1.91:1"] as const) {
    const several = await composeScene(painter, sceneIn(layout, ["pool", "dates"]), format, samplePhotos);
    expect(await seenIn(several), format).toEqual(NAMES.slice(0, most));
  }
  const one = await composeScene(painter, sceneIn(layout), "1:1", samplePhotos);
  expect(await seenIn(one)).toEqual(layout === "before-after" ? [] : ["loaf"]);
});

test("a photograph that was not handed in is left out, and the others are shown", async () => {
  const composed = await composeScene(painter, sceneIn("polaroids", ["gone", "dates"]), "1:1", samplePhotos);
  expect(await seenIn(composed)).toEqual(["loaf", "dates"]);
});

test("a scene names at most three photographs", () => {
  expect(() => sceneIn("triptych", ["a", "b", "c"])).toThrow();
  expect(sceneIn("triptych").photos).toBeUndefined();
});
