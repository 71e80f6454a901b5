import sharp from "sharp";
import { expect, test } from "vitest";
import { FORMAT_IDS, FORMATS } from "../../shared/formats.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { wordsOf } from "../layers/layer.ts";
import { createPainter } from "../node/create-painter.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import { renderScene } from "./render-scene.ts";

const painter = createPainter();
const sample = (layout: Scene["layout"]) => {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`no sample of ${layout}`);
  return scene;
};

test.each(FORMAT_IDS)("a scene in %s has that format's pixels", async (format) => {
  const { width, height, rgba } = await renderScene(painter, sample("poster"), format);
  expect({ width, height }).toEqual({ width: FORMATS[format].width, height: FORMATS[format].height });
  expect(rgba.length).toBe(width * height * 4);
});

test("the same scene paints the same pixels twice, another seed does not", async () => {
  const scene = sample("melt");
  const [first, second] = [await renderScene(painter, scene, "1:1"), await renderScene(createPainter(), scene, "1:1")];
  expect(Buffer.compare(first.rgba, second.rgba)).toBe(0);
  const other = await renderScene(painter, { ...scene, seed: scene.seed + 1 }, "1:1");
  expect(Buffer.compare(first.rgba, other.rgba)).not.toBe(0);
});

test.each(["spotlight", "melt", "street"] as const)(
  "%s says the offer in every format, with a badge or without",
  async (layout) => {
    const { slots, ...scene } = sample(layout);
    const composed: Scene = {
      ...scene,
      layout,
      slots: { headline: slots.headline, badge: { text: "£19", small: "a month" } },
      said: { text: `${slots.headline}, £19 a month`, language: "en", exact: [] },
    };
    for (const format of FORMAT_IDS) {
      const { layers } = (await composeScene(painter, composed, format)).composition;
      expect({ format, said: layers.map(wordsOf).join(" ") }).toMatchObject({
        format,
        said: expect.stringMatching(/£19[\s\S]*a month/u),
      });
    }
  },
);

test("what an editor changed wins, in its own format only", async () => {
  const scene: Scene = {
    ...sample("spotlight"),
    edits: [
      { format: "1:1", layer: "headline", text: "Tuesday too." },
      { format: "1:1", layer: "subline", hidden: true },
    ],
  };
  const square = (await composeScene(painter, scene, "1:1")).composition.layers;
  const tall = (await composeScene(painter, scene, "4:5")).composition.layers;
  expect(square.find((layer) => layer.id === "headline")?.text).toBe("Tuesday too.");
  expect(square.some((layer) => layer.id === "subline")).toBe(false);
  expect(tall.find((layer) => layer.id === "headline")?.text).toBe(scene.slots.headline);
});

test.each([
  ["Fresh bread every morning", "left"],
  ["خبز طازج كل صباح", "right"],
])("the lines of “%s” begin on one side: %s", async (headline, side) => {
  const { brand, ...scene } = sample("stickers");
  const said: Scene = { ...scene, brand: { ...brand, name: headline }, slots: { headline, button: headline } };
  const { layers } = (await composeScene(painter, said, "16:9")).composition;
  const starts = layers.map(({ box: { x, width } }) => Math.round(side === "right" ? x + width : x));
  expect(starts).toHaveLength(3);
  expect(new Set(starts).size).toBe(1);
});

test("a user's own picture takes the drawing's place", async () => {
  const scene: Scene = { ...sample("overlay"), photo: "mine" };
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const { rgba, width } = await renderScene(painter, scene, "1:1", new Map([["mine", red]]));
  const at = (30 * width + 1000) * 4;
  expect(rgba[at]).toBeGreaterThan(180);
  expect(rgba[at + 2]).toBeLessThan(60);
});

test("a scene with an unknown object or a novel for a headline is refused", () => {
  const scene = sample("poster");
  expect(sceneSchema.safeParse({ ...scene, art: { kit: "object", variant: "../../etc/passwd" } }).success).toBe(false);
  expect(sceneSchema.safeParse({ ...scene, slots: { ...scene.slots, headline: "x".repeat(500) } }).success).toBe(false);
});
