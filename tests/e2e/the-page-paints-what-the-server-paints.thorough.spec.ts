import { expect } from "@playwright/test";
import fc from "fast-check";
import { MEME_TEMPLATES } from "../../content/meme-templates/templates.ts";
import { authorFitting } from "../../src/engine/author/author-fitting.ts";
import { composeUnedited } from "../../src/engine/composition/compose-scene.ts";
import { lintScene } from "../../src/engine/lint/lint-scene.ts";
import { captionedTemplate } from "../../src/engine/memes/caption-scene.ts";
import { shelved } from "../../src/engine/memes/shelved.ts";
import { samplePhotos } from "../../src/engine/node/sample-photos.ts";
import { templatePhotos } from "../../src/engine/node/template-photos.ts";
import { wordFiles } from "../../src/engine/node/word-files.ts";
import { randomChanges } from "../../src/engine/random-edits/random-changes.ts";
import { renderScene } from "../../src/engine/render/render-scene.ts";
import { LAYOUT_IDS } from "../../src/engine/scene/layout-id.ts";
import { type Scene, sceneSchema } from "../../src/engine/scene/scene.ts";
import { AD_TYPES, type AdType } from "../../src/shared/ad-types.ts";
import { FORMAT_IDS, type Format } from "../../src/shared/formats.ts";
import {
  expectSamePixels,
  MAX_DIFFERENCE,
  openOven,
  pagePaints,
  painter,
  SCENES,
  sample,
  shareApart,
} from "./oven-page.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const templateOf = templatePhotos(painter, MEME_TEMPLATES);

for (const [format, scenes] of Object.entries(SCENES) as [Format, readonly Scene[]][])
  test(`scenes in ${format} have the same pixels in the page and on the server`, async ({ page }) => {
    const problems = watchConsole(page);
    await openOven(page);
    await expectSamePixels(page, format, scenes);
    expect(problems).toEqual([]);
  });

/** A scene of every third layout, after changes by hand: edits, layers of one's own, another order, another part of the photo. */
async function randomScenes(): Promise<[Format, Scene][]> {
  const samples = LAYOUT_IDS.filter((id, index) => index % 3 === 0 && id !== "meme").slice(0, 20);
  return Promise.all(
    samples.map(async (layout, index): Promise<[Format, Scene]> => {
      const format = FORMAT_IDS[index % FORMAT_IDS.length] ?? "1:1";
      const scene = sample(layout);
      const { composition } = await composeUnedited(painter, scene, format, samplePhotos);
      const ids = composition.layers.map(({ id }) => id);
      const [changes] = fc.sample(randomChanges(ids, format), { numRuns: 1, seed: 2026 + index });
      const framing = { [format]: { x: 0.2, y: 0.8, zoom: 2 } };
      return [format, sceneSchema.parse({ ...scene, ...changes, framing })];
    }),
  );
}

test("20 scenes after random changes by hand have the same pixels in the page and on the server", async ({ page }) => {
  test.setTimeout(300_000);
  const problems = watchConsole(page);
  await openOven(page);
  const scenes = await randomScenes();
  expect(scenes).toHaveLength(20);
  expect(scenes.filter(([, { added = [] }]) => added.length > 0).length).toBeGreaterThan(10);
  for (const [format, scene] of scenes) await expectSamePixels(page, format, [scene]);
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
  await openOven(page);
  for (const scene of [sample("melt"), sample("wall"), sample("cut-out"), sample("overprint"), sample("marked")]) {
    const whole = await pagePaints(page, scene);
    const parts = await pagePaints(page, scene, "Paint in parts", "Painted in parts");
    expect(shareApart(parts, whole, 12), scene.layout).toBeLessThan(0.01);
  }
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
