import { expect } from "@playwright/test";
import sharp from "sharp";
import { add, description, generate, photo, ready, serviceChip, toast, tool } from "./generator.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

test("without any key a whole creative is made: enhanced, rerolled, with pictures, downloaded, changed", async ({
  browser,
  baseURL,
}) => {
  // Two pictures are really drawn, on a machine that may be busy.
  test.slow();
  const context = await browser.newContext({ baseURL, reducedMotion: "no-preference" });
  const { page } = await signIn(context, "composer");
  await buy(page);
  await page.goto("/dashboard/generate");
  await page.getByRole("button", { name: "Use the built-in composer" }).click();
  await expect(toast(page, "Built-in composer is the default")).toBeVisible();
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Built-in composer Free");

  const own = "Hot sauce in a small bottle, made by hand in a garage";
  await description(page).fill(own);
  await page.getByRole("button", { name: "Enhance" }).click();
  await expect(toast(page, "Prompt Enhanced! ✨")).toBeVisible();
  await expect(description(page)).not.toHaveValue(own);
  const enhanced = await description(page).inputValue();
  expect(enhanced.length).toBeGreaterThan(own.length);
  await page.getByRole("button", { name: "Reroll" }).click();
  await expect(toast(page, "Prompt Rerolled! 🎲")).toBeVisible();
  await expect(description(page)).not.toHaveValue(enhanced);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(description(page)).toHaveValue(own);

  await add(page, await photo("one.jpg"), await photo("two.jpg", 820), await photo("three.jpg", 840));
  await expect(page.getByText("3 of 3, optional")).toBeVisible();
  // The first creative ever gets confetti, which like the toast goes by itself, perhaps before the picture is here.
  const confetti = page.locator("body > canvas").waitFor({ state: "attached" });
  await generate(page).click();
  await expect(toast(page, "Creative Generated!")).toBeVisible({ timeout: 60_000 });
  await confetti;
  await expect(ready(page)).toBeVisible();
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText("Built-in composer", { exact: true })).toBeVisible();
  await expect(result.getByText("Free", { exact: true })).toBeVisible();
  await expect(page.locator("body > canvas")).toHaveCount(0, { timeout: 20_000 });

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^bananabread-creative-\d{13}\.png$/);
  const { format, width, height, xmp } = await sharp(await download.path()).metadata();
  // No trained model made it, so its metadata must not say so.
  expect({ format, width, height, xmp }).toEqual({ format: "png", width: 1080, height: 1080, xmp: undefined });

  await tool(page, "Edit").click();
  await expect(page.getByRole("img", { name: "Original Image" })).toBeVisible();
  await description(page).fill('Change the headline to "Fresh today"');
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("img", { name: "Edited Creative" })).toBeVisible({ timeout: 60_000 });
  await expect(result.getByText("Built-in composer", { exact: true })).toBeVisible();
  await expect(page.locator("body > canvas")).toHaveCount(0);
  await context.close();
});
