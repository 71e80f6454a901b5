import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { MEME_TEMPLATES } from "../../content/meme-templates/templates.ts";
import { authorFitting } from "../../src/engine/author/author-fitting.ts";
import { lintScene } from "../../src/engine/lint/lint-scene.ts";
import { captionedTemplate } from "../../src/engine/memes/caption-scene.ts";
import { shelved } from "../../src/engine/memes/shelved.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { samplePhotos } from "../../src/engine/node/sample-photos.ts";
import { templatePhotos } from "../../src/engine/node/template-photos.ts";
import { wordFiles } from "../../src/engine/node/word-files.ts";
import { renderScene } from "../../src/engine/paint/render-scene.ts";
import { SAMPLE_SCENES } from "../../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../../src/engine/scene/scene.ts";
import { AD_TYPES, type AdType } from "../../src/shared/ad-types.ts";
import type { Format } from "../../src/shared/formats.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

/** Of 255. */
const MAX_DIFFERENCE = 2;

const painter = createPainter();
const templateOf = templatePhotos(painter, MEME_TEMPLATES);

/** The samples of a layout, and those whose words a pattern finds. */
function sample(layout: Scene["layout"], words = /./u): Scene {
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
const SCENES: Record<Format, readonly Scene[]> = {
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

async function openOven(page: Page, format: Format) {
  await page.goto("/dev/oven");
  await page.getByRole("radio", { name: format, exact: true }).click();
  const files = Array.from(await allPhotos(), ([name, bytes]) => ({
    name: `${name}.${KIND[name] ?? "webp"}`,
    mimeType: `image/${KIND[name] ?? "webp"}`,
    buffer: Buffer.from(bytes),
  }));
  await page.getByLabel("Photos").setInputFiles(files);
}

async function pagePaints(page: Page, scene: Scene, button = "Paint", done = "Painted in") {
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
function shareApart(a: Uint8Array, b: Uint8Array, most: number): number {
  let apart = 0;
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > most)) apart++;
  return apart / (a.length / 4);
}

for (const [format, scenes] of Object.entries(SCENES) as [Format, readonly Scene[]][])
  test(`scenes in ${format} have the same pixels in the page and on the server`, async ({ page }) => {
    const problems = watchConsole(page);
    const photos = await allPhotos();
    await openOven(page, format);
    for (const scene of scenes) {
      const there = await pagePaints(page, scene);
      const { rgba } = await renderScene(painter, scene, format, photos);
      expect(there.length, scene.layout).toBe(rgba.length);
      expect(shareApart(there, rgba, MAX_DIFFERENCE), scene.layout).toBe(0);
    }
    expect(problems).toEqual([]);
  });

/** Words of many kinds, for the boxes of templates one after the other. */
const CAPTIONS = [
  "When the client says “one more thing”",
  "🍞🔥 fresh 😂",
  "عندما يقول العميل إنه تغيير صغير",
  "締め切りは昨日でした",
  "Когда всё готово",
  "me:\n\nalso me:",
  "Donaudampfschifffahrtsgesellschaftskapitän",
  "Nobody reads the second paragraph of anything. ".repeat(10),
];

test("20 captioned meme templates have the same pixels in the page and on the server", async ({ page }) => {
  test.setTimeout(240_000);
  const problems = watchConsole(page);
  await page.goto("/dev/oven");
  const templates = MEME_TEMPLATES.filter((_, index) => index % 5 === 0).slice(0, 20);
  expect(templates).toHaveLength(20);
  for (const [index, template] of templates.entries()) {
    const scene = captionedTemplate(
      template,
      template.boxes.map((_, at) => CAPTIONS[(index + at) % CAPTIONS.length] ?? ""),
    );
    // Every third is contained in a page of another shape, where its picture is made smaller.
    const format = index % 3 === 2 ? "9:16" : "1:1";
    await page.getByRole("radio", { name: format, exact: true }).click();
    const there = await pagePaints(page, scene);
    const { rgba } = await renderScene(painter, scene, format, await templateOf(scene));
    expect(there.length, template.slug).toBe(rgba.length);
    expect(shareApart(there, rgba, MAX_DIFFERENCE), template.slug).toBe(0);
  }
  expect(problems).toEqual([]);
});

/** What an editor shows: what lies under the layers, each layer, what lies over them. */
test("a picture put together from its parts looks like the whole one", async ({ page }) => {
  await openOven(page, "1:1");
  for (const scene of [sample("melt"), sample("wall"), sample("cut-out"), sample("overprint"), sample("marked")]) {
    const whole = await pagePaints(page, scene);
    const parts = await pagePaints(page, scene, "Paint in parts", "Painted in parts");
    expect(shareApart(parts, whole, 12), scene.layout).toBeLessThan(0.01);
  }
});

test("a device with too little memory is told at once, and fetches nothing", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 1 }));
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/dev/oven");
  await page.getByLabel("Scene as JSON").fill(JSON.stringify(sample("melt")));
  await page.getByRole("button", { name: "Paint", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("This browser cannot paint pictures itself.");
  expect(fetched.filter((url) => url.includes("/pantry/"))).toEqual([]);
});

const DESCRIPTIONS: readonly [AdType, string][] = [
  ["meta", "coffee"],
  ["meta", "Running shoes for people who hate running, 30% off until Sunday"],
  ["saas", "A habit tracker app called Sundial that asks one question a day, free trial"],
  ["homeservices", "Emergency plumber, 24 hours, no call-out fee, fixed price, call 555 0199 220"],
  ["meme", "when the client says make the logo bigger"],
  ["chatgptdoodle", "A bicycle shop that repairs your bike while you drink coffee"],
  ["meta", "Frische Brötchen ab 6 Uhr, jeden Tag außer Montag, 3 Stück für 2 €"],
  ["meta", "Cours de yoga au bord de la mer, tous les samedis à 9 h, 15 € la séance"],
  ["meta", "手作りの革財布、名入れ無料、送料込み9,800円"],
  ["meta", "عطور عربية فاخرة، خصم ٢٠٪ حتى نهاية الشهر"],
];

test("a description becomes the same scene in the page as on the server", async ({ page }) => {
  test.setTimeout(300_000);
  const problems = watchConsole(page);
  await page.goto("/dev/oven");
  for (const [index, [type, description]] of DESCRIPTIONS.entries()) {
    const seed = index + 3;
    await page.getByRole("radio", { name: AD_TYPES[type], exact: true }).click();
    await page.getByLabel("Seed").fill(String(seed));
    await page.getByLabel("Description").fill(description);
    await page.getByRole("button", { name: "Compose" }).click();
    await expect(page.getByRole("status")).toContainText(/^(?!Working)/, { timeout: 120_000 });
    await expect(page.getByRole("status")).toContainText("Composed");
    const there = JSON.parse(await page.getByLabel("Scene as JSON").inputValue());
    const wish = { description, type, seed, colors: [], memes: MEME_TEMPLATES.map(shelved), format: "1:1" } as const;
    const { scene } = await authorFitting(wish, wordFiles, async (idea) => ({
      findings: await lintScene(painter, idea, "1:1", await templateOf(idea)),
    }));
    expect(there, description).toEqual(JSON.parse(JSON.stringify(scene)));
  }
  expect(problems).toEqual([]);
});
