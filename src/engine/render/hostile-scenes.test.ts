import sharp from "sharp";
import { expect, test } from "vitest";
import { drawArt } from "../art/draw-art.ts";
import { authorFitting } from "../author/author-fitting.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { wordFiles } from "../node/word-files.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { box, contain } from "../scene/box.ts";
import { ILLUSTRATION_NAMES } from "../scene/illustration-names.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import { at } from "../tree/node.ts";
import { isBlank } from "./is-blank.ts";
import { renderScene } from "./render-scene.ts";

const painter = createPainter();
const sample = (layout: Scene["layout"]) => {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`no sample of ${layout}`);
  return scene;
};
const withHeadline = (headline: string) => {
  const scene = sample("poster");
  return sceneSchema.safeParse({ ...scene, slots: { ...scene.slots, headline } });
};

test("a headline of 10,000 characters is refused as a scene and fitted as a description", async () => {
  const long = "Fresh bread every single morning. ".repeat(300);
  expect(withHeadline(long).error?.issues[0]?.path).toEqual(["slots", "headline"]);
  const wish = { description: long, type: "meta", seed: 5 } as const;
  const { painted } = await authorFitting(wish, wordFiles, async (scene) => ({
    findings: await lintScene(painter, scene, "1:1"),
  }));
  expect(painted.findings).toEqual([]);
});

test("control and invisible characters are taken out; a headline of nothing else is refused", () => {
  expect(withHeadline("Fresh\u0000 \u200bbread\u202e\ufeff\u0007").data?.slots.headline).toBe("Fresh bread");
  expect(withHeadline("\u200b\u2060\u0000").success).toBe(false);
});

test("the joiners that scripts need stay", () => {
  expect(withHeadline("می\u200cخواهم").data?.slots.headline).toBe("می\u200cخواهم");
});

test("an unknown layout is refused by name", () => {
  const { error } = sceneSchema.safeParse({ ...sample("poster"), layout: "nonsense" });
  expect(error?.issues[0]?.path).toEqual(["layout"]);
});

const paintWith = (photo: Uint8Array) =>
  renderScene(painter, { ...sample("overlay"), photo: "mine" }, "1:1", new Map([["mine", photo]]));
const jpeg = () =>
  sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

test("a picture that breaks off is an error, never a blank picture", async () => {
  const whole = await jpeg();
  await expect(paintWith(whole.subarray(0, whole.length / 3))).rejects.toThrow("damaged");
});

test.each(["webp", "png"] as const)("so is a %s with a part that is lost", async (kind) => {
  const whole = await sharp(await jpeg())
    .toFormat(kind, { lossless: true })
    .toBuffer();
  await expect(paintWith(whole.subarray(0, whole.length / 2))).rejects.toThrow("The user's picture is");
  const holed = Buffer.from(whole).fill(0, 2_000, 20_000);
  await expect(paintWith(holed)).rejects.toThrow("damaged");
});

test("a picture of too many pixels is refused before it is decoded", async () => {
  const huge = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#ff0000" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(paintWith(huge)).rejects.toThrow("40 megapixels");
});

test.each([
  ["broken SVG", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='1"],
  ["text", "hello"],
  ["nothing", ""],
])("%s in place of a picture is an error", async (_, bytes) => {
  await expect(paintWith(Buffer.from(bytes))).rejects.toThrow("not a PNG, JPEG or WebP");
});

test("one flat colour is blank, with or without grain; a picture is not", async () => {
  const flat = Buffer.alloc(1080 * 1080 * 4, 200);
  expect(isBlank(flat)).toBe(true);
  expect(isBlank(flat.map((value, index) => value + (index % 7)))).toBe(true);
  expect(isBlank((await renderScene(painter, sample("poster"), "1:1")).rgba)).toBe(false);
});

test.each(ILLUSTRATION_NAMES)("%s is drawn: a slip in its SVG would leave it out", async (variant) => {
  const context = {
    palette: PALETTES.lilac,
    brand: { name: "Inklet", mark: "sun" } as const,
    pictures: painter.pictures,
    sketches: painter.sketches,
  };
  const art = drawArt({ kit: "illustration", variant, seed: 1 }, context);
  const size = { width: 300, height: 300 };
  const area = contain(box(0, 0, 300, 300), art.aspect);
  const rgba = await painter.paint(at(box(0, 0, 300, 300), { backgroundColor: "#ffffff" }, ...art.paint(area)), size);
  const ink = rgba.filter((value, index) => index % 4 === 1 && value < 230).length;
  expect(ink).toBeGreaterThan(300 * 300 * 0.12);
});
