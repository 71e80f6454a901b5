import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { samplePhotos } from "../../src/engine/node/sample-photos.ts";
import { paintPreset } from "../../src/engine/presets/paint-preset.ts";
import { renderScene } from "../../src/engine/render/render-scene.ts";
import { SAMPLE_SCENES } from "../../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../../src/engine/scene/scene.ts";
import type { Format } from "../../src/shared/formats.ts";
import { presetOf } from "../../src/shared/platform-presets.ts";

/** Of 255. */
export const MAX_DIFFERENCE = 2;
export const painter = createPainter();

/** The samples of a layout, and those whose words a pattern finds. */
export function sample(layout: Scene["layout"], words = /./u): Scene {
  const scene = SAMPLE_SCENES.find((one) => one.layout === layout && words.test(JSON.stringify(one.slots)));
  if (!scene) throw new Error(`there is no sample of ${layout} with ${words}`);
  return scene;
}

const ARABIC = /\p{Script=Arabic}/u;
const JAPANESE = /\p{Script=Hiragana}/u;
const CYRILLIC = "Свежий хлеб каждое утро";
const withWords = (scene: Scene, headline: string): Scene => ({ ...scene, slots: { ...scene.slots, headline } });
const signed = (scene: Scene): Scene => ({ ...scene, brand: { ...scene.brand, logo: "logo" } });

/** Every kind of layer, drawing, script and picture, in all formats. */
export const SCENES: Record<Format, readonly Scene[]> = {
  "1:1": [
    sample("melt"),
    sample("testimonial"),
    sample("wall", ARABIC),
    sample("two-inks"),
    withWords(sample("launch-note"), "Hot 🔥 buns ❤️ from our 👩‍🍳"),
    { ...sample("spotlight"), art: { kit: "object", variant: "teapot", seed: 1, hue: 40 } },
  ],
  "4:5": [
    sample("dashboard"),
    sample("tide", JAPANESE),
    sample("cut-out"),
    sample("doodle-scene"),
    signed(sample("card")),
    sample("coupon"),
  ],
  "9:16": [
    sample("phone"),
    sample("skyline"),
    sample("tuck", ARABIC),
    sample("panels"),
    sample("receipt"),
    withWords(sample("banner"), CYRILLIC),
  ],
  "1.91:1": [
    sample("bento"),
    sample("redacted", JAPANESE),
    sample("closer"),
    sample("napkin"),
    sample("caption", /\p{Extended_Pictographic}/u),
    { ...signed(sample("overlay")), photo: "stored" },
  ],
  "16:9": [
    sample("street"),
    sample("overprint", JAPANESE),
    sample("porthole", JAPANESE),
    sample("marked"),
    sample("pedestal"),
    sample("swell", ARABIC),
  ],
};

/** Beside the samples' own: a photo and a logo as the server stores them. */
async function allPhotos() {
  const loaf = samplePhotos.get("loaf") ?? new Uint8Array();
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><circle cx="60" cy="60" r="50" fill="#0a6"/><path d="M130 30h150v60h-150z" fill="#124" opacity=".7"/></svg>`;
  const stored = await sharp(loaf).jpeg({ quality: 86 }).toBuffer();
  const logo = await sharp(Buffer.from(mark)).png().toBuffer();
  return new Map([...samplePhotos, ["stored", new Uint8Array(stored)], ["logo", new Uint8Array(logo)]]);
}

const KIND: Record<string, string> = { stored: "jpeg", logo: "png" };

export async function openOven(page: Page) {
  await page.goto("/dev/oven");
  const files = Array.from(await allPhotos(), ([name, bytes]) => ({
    name: `${name}.${KIND[name] ?? "webp"}`,
    mimeType: `image/${KIND[name] ?? "webp"}`,
    buffer: Buffer.from(bytes),
  }));
  await page.getByLabel("Photos").setInputFiles(files);
}

export async function pagePaints(page: Page, scene: Scene, button = "Paint", done = "Painted in") {
  await page.getByLabel("Scene as JSON").fill(JSON.stringify(scene));
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(/^(?!Working)/, { timeout: 60_000 });
  await expect(page.getByRole("status")).toContainText(done);
  const url = await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png"));
  return sharp(Buffer.from(url.split(",")[1] ?? "", "base64"))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** The share of pixels that differ by more than this in any channel. */
export function shareApart(a: Uint8Array, b: Uint8Array, most: number): number {
  let apart = 0;
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > most)) apart++;
  return apart / (a.length / 4);
}

export async function expectSamePixels(page: Page, format: Format, scenes: readonly Scene[]) {
  const photos = await allPhotos();
  await page.getByRole("radio", { name: format, exact: true }).click();
  for (const scene of scenes) {
    const there = await pagePaints(page, scene);
    const { rgba } = await renderScene(painter, scene, format, photos);
    expect(there.length, scene.layout).toBe(rgba.length);
    expect(shareApart(there, rgba, MAX_DIFFERENCE), scene.layout).toBe(0);
  }
}

/** The same for a platform's own size. */
export async function expectSamePreset(page: Page, id: string, scene: Scene) {
  const size = presetOf(id);
  if (!size) throw new Error(`there is no preset ${id}`);
  await page.getByLabel("Preset").fill(id);
  const there = await pagePaints(page, scene, "Paint preset", "Painted for a platform");
  const { rgba } = await paintPreset(painter, scene, size, await allPhotos());
  expect(there.length, `${scene.layout} ${id}`).toBe(rgba.length);
  expect(shareApart(there, rgba, MAX_DIFFERENCE), `${scene.layout} ${id}`).toBe(0);
}
