import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { presetOf } from "../../src/shared/platform-presets.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

/** The files of a zip, which are not compressed. */
function filesIn(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  const files = new Map<string, Buffer>();
  let entry = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [size, name] = [zip.readUInt32LE(entry + 20), zip.readUInt16LE(entry + 28)];
    const at = zip.readUInt32LE(entry + 42);
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    files.set(zip.toString("utf8", entry + 46, entry + 46 + name), zip.subarray(start, start + size));
    entry += 46 + name + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return files;
}

async function download(page: Page) {
  const save = page.getByRole("button", { name: "Download zip" });
  await save.waitFor({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  return { name: file.suggestedFilename(), files: filesIn(readFileSync(await file.path())) };
}

type Row = { file: string; platform: string; width: number; height: number; bytes: number; ai_made: boolean };
const rowsIn = (files: Map<string, Buffer>): Row[] => JSON.parse(String(files.get("manifest.json"))).files;

test("the chosen sizes come in one zip: exact pixels, under each limit, with a manifest and nothing about their maker", async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto("/dev/kit/export");
  await page.getByRole("button", { name: "Export one", exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Meta", "Google", "LinkedIn"])
    await dialog.getByRole("checkbox", { name: `All of ${name}`, exact: true }).uncheck();
  await dialog.getByRole("checkbox", { name: "All of Google display banners" }).check();
  await expect(dialog.getByRole("heading", { name: "Export 27 files" })).toBeVisible();
  await dialog.getByRole("button", { name: "Export zip" }).click();
  // It goes on without its dialog, and is found again.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Export one", exact: true }).click();
  const { name, files } = await download(page);
  expect(name).toMatch(/^[\p{L}\p{N}-]+\.zip$/u);
  const rows = rowsIn(files);
  expect(rows).toHaveLength(27);
  for (const { file, width, height, bytes, platform } of rows) {
    const picture = files.get(file);
    const found = await sharp(picture).metadata();
    expect({ file, width: found.width, height: found.height }).toEqual({ file, width, height });
    expect([found.exif, found.xmp, found.icc]).toEqual([undefined, undefined, undefined]);
    expect(picture?.length).toBe(bytes);
    if (platform === "Google display banners")
      expect(bytes).toBeLessThanOrEqual(presetOf("gdn-300x250")?.maxBytes ?? 0);
    if (platform === "TikTok") expect(bytes).toBeLessThanOrEqual(100_000);
  }
  expect(String(files.get("manifest.csv")).split("\r\n")).toHaveLength(29);
  expect(problems).toEqual([]);
});

test("a finished picture is cut only where nothing is lost, and says that a model made it", async ({ page }) => {
  await page.goto("/dev/kit/export");
  await page.getByRole("button", { name: "Export a picture with lettering" }).click();
  await expect(page.getByText("Cropping would cut the lettering. Make it anew in this format.").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Stories and Reels/ })).toBeDisabled();
  await page.getByRole("button", { name: "Export zip" }).click();
  const { files } = await download(page);
  const rows = rowsIn(files);
  expect(rows.length).toBeGreaterThan(2);
  for (const { file, width, height, ai_made } of rows) {
    expect(width).toBe(height);
    expect(ai_made).toBe(true);
    expect(String((await sharp(files.get(file)).metadata()).xmp)).toContain("trainedAlgorithmicMedia");
  }
});

test("an export is called off, and the sizes are there to choose again", async ({ page }) => {
  await page.goto("/dev/kit/export");
  await page.getByRole("button", { name: "Export three" }).click();
  await page.getByRole("button", { name: "Export zip" }).click();
  await expect(page.getByRole("heading", { name: "Packing your zip" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Export 54 files" })).toBeVisible();
});

test("all sizes are shown, kept as versions, and downloaded as the type that was asked for", async ({ page }) => {
  await page.goto("/dev/kit/export");
  await page.getByRole("button", { name: "Show all sizes", exact: true }).click();
  await expect(page.locator('canvas[aria-busy="false"]')).toHaveCount(5, { timeout: 60_000 });
  await page.getByRole("button", { name: "Keep as a version: 4:5" }).click();
  await expect(page.getByRole("button", { name: "4:5 is a version" })).toBeDisabled();
  await page.getByRole("checkbox", { name: /^9:16/ }).uncheck();
  await page.getByRole("button", { name: "Other file types" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "All as WebP" }).click();
  const zip = readFileSync(await (await downloading).path());
  const files = filesIn(zip);
  const rows = rowsIn(files);
  expect(rows.map(({ width, height }) => `${width}x${height}`)).toEqual([
    "1080x1080",
    "1080x1350",
    "1200x628",
    "1920x1080",
  ]);
  for (const { file } of rows) expect((await sharp(files.get(file)).metadata()).format).toBe("webp");
  await expect(page.getByText("in your downloads")).toBeVisible();

  const once = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download again" }).click();
  expect(zip.equals(readFileSync(await (await once).path()))).toBe(true);
  // With another size it is another zip.
  await page.getByRole("checkbox", { name: /^9:16/ }).check();
  await expect(page.getByRole("button", { name: /^Download zip 5 files/ })).toBeVisible();
});
