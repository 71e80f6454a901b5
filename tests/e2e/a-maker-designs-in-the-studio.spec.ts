import { expect, type Page } from "@playwright/test";
import { SENTENCE } from "./at-the-composer.ts";
import { description, generate, ready, tool } from "./generator.ts";
import { boxOf, watchConsole } from "./page-problems.ts";
import {
  atRest,
  chip,
  designFor,
  finished,
  format,
  layersSeen,
  layouts,
  pixels,
  STUDIO,
  saveButton,
  saving,
  tab,
  words,
} from "./studio-page.ts";
import { test } from "./test.ts";
import { field, fingersOn, layerOn, place, row } from "./workbench-page.ts";

/** One of the other layouts that are found, by its place among them. */
async function turnToLayout(page: Page, index: number) {
  const other = layouts(page).nth(index);
  await expect(other).toBeVisible({ timeout: 60_000 });
  await other.click();
  await expect(other).toHaveAttribute("aria-pressed", "true");
}

test("from a sentence to a design: words, a star, another layout, two formats by hand, saved and opened again", async ({
  openAs,
  designer,
}) => {
  test.slow();
  const page = await openAs(designer, "/dashboard/generate");
  const problems = watchConsole(page);
  await description(page).fill(SENTENCE);
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await tool(page, "Open in studio").click();
  await finished(page);

  // The composer has taken a layout by chance, and some have a headline of several layers.
  await tab(page, "Look").click();
  await turnToLayout(page, 0);
  await tab(page, "Layers").click();

  // Words, beside the picture and on it.
  await row(page, "Headline").click();
  await words(page, "Headline").fill("Warm at seven");
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Warm at seven");
  await layerOn(page, "Headline").dblclick();
  await page.getByLabel("Words of Headline").fill("Still warm at seven");
  await page.keyboard.press("Enter");
  await expect(words(page, "Headline")).toHaveValue("Still warm at seven");
  await tab(page, "Look").click();
  await turnToLayout(page, 1);
  await tab(page, "Layers").click();
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Still warm at seven");

  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: "Star" }).click();
  const added = await place(page);
  const star = await boxOf(layerOn(page, "Star"));
  const [x, y] = [star.x + star.width / 2, star.y + star.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 6 });
  await page.mouse.up();
  expect((await place(page)).y).toBeGreaterThan(added.y + 20);

  await row(page, "Button").click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(layerOn(page, "Button")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(layerOn(page, "Button")).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(layerOn(page, "Button")).toHaveCount(0);
  await atRest(page);
  const square = await layersSeen(page);

  // Another format has the words and the star, and places of its own.
  await format(page, "9:16").click();
  await finished(page);
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Still warm at seven");
  await expect(layerOn(page, "Button")).toHaveCount(0);
  await row(page, "Headline").click();
  await field(page, "Y").fill("700");
  await field(page, "Y").press("Enter");
  await row(page, "Star").click();
  await field(page, "X").fill("500");
  await field(page, "X").press("Enter");
  await atRest(page);
  const tall = await layersSeen(page);
  await format(page, "1:1").click();
  await finished(page);
  expect(await layersSeen(page)).toEqual(square);

  // Not saved yet, and there after a reload.
  await page.reload();
  await finished(page);
  expect(await layersSeen(page)).toEqual(square);
  await format(page, "9:16").click();
  await finished(page);
  expect(await layersSeen(page)).toEqual(tall);
  const painted = await pixels(page);

  await saveButton(page).click();
  await saving(page).getByRole("textbox", { name: /^Name/ }).fill("For the window");
  await saving(page).getByRole("radio", { name: "9:16" }).click();
  await saving(page).getByRole("button", { name: "Save version" }).click();
  await expect(saving(page)).toBeHidden({ timeout: 30_000 });
  await expect(chip(page)).toHaveText("Saved");

  await page.getByRole("link", { name: "Back to the gallery" }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByRole("listitem").filter({ hasText: "For the window" })).toBeVisible();
  await detail.getByRole("button", { name: /^Open in studio/ }).click();
  await finished(page);
  await expect(chip(page)).toHaveText("Saved");
  expect(await layersSeen(page)).toEqual(tall);
  expect(await pixels(page)).toBe(painted);
  await format(page, "1:1").click();
  await finished(page);
  expect(await layersSeen(page)).toEqual(square);
  expect(problems).toEqual([]);
});

test.describe("on a phone", () => {
  test("with fingers: a headline is tapped and typed, a badge added and dragged, a layer removed, saved", async ({
    browser,
    designer,
    baseURL,
  }) => {
    const version = await designFor({ url: baseURL, state: designer.state });
    const context = await browser.newContext({
      ...{ baseURL, storageState: designer.state, viewport: { width: 390, height: 844 } },
      ...{ hasTouch: true, isMobile: true, reducedMotion: "reduce" },
    });
    const page = await context.newPage();
    await page.goto(STUDIO + version);
    await finished(page);
    const fingers = await fingersOn(page);

    await layerOn(page, "Headline").tap();
    await words(page, "Headline").fill("Tapped and typed");
    await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Tapped and typed");

    await page.getByRole("button", { name: "Add", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Badge" }).tap();
    await expect(words(page, "Badge")).toHaveValue("New");
    const before = await place(page);
    const badge = await boxOf(page.locator('[data-hit^="added-"]'));
    const middle = { x: badge.x + badge.width / 2, y: badge.y + badge.height / 2 };
    await fingers([[middle, { x: middle.x + 30, y: middle.y + 40 }]]);
    const after = await place(page);
    expect(after.x).toBeGreaterThan(before.x + 40);
    expect(after.y).toBeGreaterThan(before.y + 60);
    expect(after).toMatchObject({ width: before.width, height: before.height });

    await layerOn(page, "Button").tap();
    await page.getByRole("button", { name: "Remove", exact: true }).tap();
    await expect(layerOn(page, "Button")).toHaveCount(0);
    await format(page, "9:16").tap();
    await finished(page);
    await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Tapped and typed");
    await format(page, "1:1").tap();
    await finished(page);
    const seen = await layersSeen(page);

    await saveButton(page).tap();
    await saving(page).getByRole("button", { name: "Save version" }).tap();
    await expect(saving(page)).toBeHidden({ timeout: 30_000 });
    await expect(saveButton(page)).toHaveAttribute("aria-disabled", "true");
    await page.reload();
    await finished(page);
    expect(await layersSeen(page)).toEqual(seen);
    await context.close();
  });
});
