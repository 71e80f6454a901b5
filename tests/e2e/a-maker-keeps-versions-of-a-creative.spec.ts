import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openZip } from "../../src/server/account/import/read-zip.ts";
import { PRESETS } from "../../src/shared/platform-presets.ts";
import { MAX_BYTES, openComposer, SENTENCE } from "./at-the-composer.ts";
import { description, generate, made, ready, tool } from "./generator.ts";
import { test } from "./test.ts";

async function edit(page: Page, words: string, done: string) {
  await description(page).fill(words);
  await generate(page).click();
  await expect(made(page).getByText(`You asked for: ${words}`)).toBeVisible({ timeout: 30_000 });
  await expect(made(page).getByText(`Done: ${done}`)).toBeVisible();
  await expect(ready(page)).toBeVisible();
}

const versions = (page: Page) => page.getByRole("list", { name: "Versions, newest first" }).getByRole("listitem");

test("a sentence, three edits that build on each other, back to the second, a size, a variation and one zip of it all", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 1000 } });
  const page = await openComposer(context);
  await description(page).fill(SENTENCE);
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });

  await tool(page, "Edit").click();
  await edit(page, 'headline: "Still warm at seven"', "headline");
  await edit(page, "make it dark green and put a dragon behind it", "colours");
  await expect(made(page).getByText("put a dragon behind it", { exact: false }).last()).toBeVisible();
  await edit(page, 'button: "Come by"', "button");
  await expect(made(page).getByRole("heading", { name: "Still warm at seven" })).toBeVisible();

  // Back to the second: what came after stays, and the next edit starts from there.
  await tool(page, "Versions").click();
  await expect(versions(page)).toHaveCount(4);
  await versions(page).nth(2).getByRole("button", { name: "Go back to v2" }).click();
  await expect(versions(page).nth(2)).toContainText("Shown");
  await expect(versions(page)).toHaveCount(4);

  await tool(page, "All sizes").click();
  const sizes = page.getByRole("region", { name: "All sizes" });
  await sizes.getByRole("button", { name: "Keep as a version: 9:16" }).click();
  await expect(sizes.getByRole("button", { name: "9:16 is a version" })).toBeVisible({ timeout: 30_000 });

  await tool(page, "Variations").click();
  const variations = page.getByRole("region", { name: "Variations" });
  await expect(variations.getByRole("button", { name: /^Keep / })).toHaveCount(3, { timeout: 60_000 });
  await variations
    .getByRole("button", { name: /^Keep / })
    .first()
    .click();
  await expect(variations.getByText("Kept", { exact: true })).toBeVisible({ timeout: 30_000 });
  await tool(page, "Versions").click();
  await expect(versions(page)).toHaveCount(6);
  // The picture on screen is still the second version.
  await expect(versions(page).nth(4)).toContainText("Shown");

  await expectSoundZip(page);
  await page.reload();
  await page.goto("/dashboard/gallery");
  await expect(page.getByText("6 versions")).toBeVisible();
  await context.close();
});

/** Exports the first sizes offered, and compares every file with its platform and with its line of the manifest. */
async function expectSoundZip(page: Page) {
  await tool(page, "Export").click();
  const dialog = page.getByRole("dialog", { name: /^Export \d+ files?$/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Export zip" }).click();
  const ready = page.getByRole("dialog", { name: "Your zip is ready" });
  await expect(ready).toBeVisible({ timeout: 90_000 });
  const downloading = page.waitForEvent("download");
  await ready.getByRole("button", { name: "Download zip" }).click();
  const zip = await openZip(await (await downloading).path());
  const read = async (name: string) => (await zip.read(name, MAX_BYTES)) ?? Buffer.alloc(0);
  const { files } = JSON.parse((await read("manifest.json")).toString());
  const csv = (await read("manifest.csv")).toString();
  expect(files.length).toBeGreaterThanOrEqual(11);
  expect(zip.names).toHaveLength(files.length + 2);
  for (const row of files) {
    const bytes = await read(row.file);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, bytes: bytes.length, type: `image/${format}` }).toEqual({
      ...{ width: row.width, height: row.height, bytes: row.bytes, type: row.type },
    });
    const preset = PRESETS.find(({ name, width: w, height: h }) => name === row.preset && w === width && h === height);
    expect(preset).toBeTruthy();
    expect(bytes.length).toBeLessThanOrEqual(preset?.maxBytes ?? Number.POSITIVE_INFINITY);
    expect(csv).toContain(row.file);
    expect(row).toMatchObject({
      headline: "Still warm at seven",
      ai_made: false,
      alt_text: expect.stringContaining("Still warm"),
    });
  }
  zip.close();
  await page.keyboard.press("Escape");
}
