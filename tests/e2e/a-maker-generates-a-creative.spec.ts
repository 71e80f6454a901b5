import { expect } from "@playwright/test";
import sharp from "sharp";
import {
  add,
  choose,
  description,
  dismiss,
  formatPicker,
  generate,
  imagesOf,
  photo,
  ready,
  serviceChip,
  test,
  toast,
  tool,
  typePicker,
} from "./generator.ts";
import { expectAccessible } from "./page-problems.ts";

test("enhance and reroll rewrite the words, and undo brings back one's own", async ({ page }) => {
  await page.getByRole("button", { name: "Enhance" }).click();
  await expect(toast(page, "No Text to Enhance")).toContainText("Please enter some text in the prompt field first.");
  await page.getByRole("button", { name: "Reroll" }).click();
  await expect(toast(page, "No Text to Reroll")).toBeVisible();
  await description(page).fill("hot sauce");
  await page.getByRole("button", { name: "Enhance" }).click();
  await expect(toast(page, "Prompt Enhanced! ✨")).toBeVisible();
  await expect(description(page)).toHaveValue(/^A studio photograph/);
  await page.getByRole("button", { name: "Reroll" }).click();
  await expect(toast(page, "Prompt Rerolled! 🎲")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(description(page)).toHaveValue("hot sauce");
  await page.getByRole("button", { name: /^SaaS Productivity/ }).click();
  await expect(typePicker(page)).toHaveAccessibleName("Ad type SaaS Product Ad");
  await expect(description(page)).toHaveValue(/planning app/);
  await description(page).fill("[case:overload] sauce");
  await page.getByRole("button", { name: "Reroll" }).click();
  await expect(toast(page, "Reroll Failed")).toContainText("Nothing was charged", { timeout: 30_000 });
  await expect(description(page)).toHaveValue("[case:overload] sauce");
});

test("a creative is made from words and three pictures, downloaded, and changed", async ({ page, studio }) => {
  await add(page, await photo("one.jpg", 3000), await photo("two.jpg"));
  await expect(page.getByText("3000 × 1500")).toBeVisible();
  await expect(page.getByText("EXIF: yes")).toHaveCount(2);
  await add(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(toast(page, "Invalid File")).toContainText("Please select an image file.");
  await add(page, { name: "IMG_7.HEIC", mimeType: "image/heic", buffer: Buffer.from("....ftypheic") });
  await expect(toast(page, "Upload Failed")).toContainText(
    "Failed to process the image file. “IMG_7.HEIC” is a HEIC photo",
  );
  await add(page, await photo("three.jpg", 640), await photo("four.jpg", 660));
  await expect(toast(page, "Maximum Reached")).toContainText("You can use up to 3 inspiration images at a time.");
  await expect(page.getByRole("img", { name: /^Inspiration/ })).toHaveCount(3);

  await choose(typePicker(page), /SaaS Product Ad/);
  await choose(formatPicker(page), /4:5/);
  await description(page).fill("A laptop on a desk, with a headline about calm weeks");
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Gemini $0.034");
  const sent = page.waitForRequest(/generate-creative/);
  await generate(page).click();
  await expect(toast(page, "Creative Generated!")).toBeVisible();
  await expect(ready(page)).toBeVisible();
  const preview = page.getByRole("img", { name: "Saas Creative - A laptop on a desk, with a hea..." });
  await expect(preview).toHaveAttribute("src", /^\/storage\/v1\/render\/image\/public\/creatives\/.*width=1080/);
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await expect(page.getByText("1080 × 1350")).toBeVisible();
  await expect(page.getByText("gemini-nano-banana-2.1")).toBeVisible();
  expect(imagesOf(studio.gemini)).toEqual([3]);
  for (const { data, mimeType } of (await sent).postDataJSON().inspirationImages) {
    const { width, format, exif } = await sharp(Buffer.from(data, "base64")).metadata();
    expect(width).toBeLessThanOrEqual(1536);
    expect(`image/${format}`).toBe(mimeType);
    expect(exif).toBeUndefined();
  }

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await expect(toast(page, "Downloaded!")).toBeVisible();
  expect((await download).suggestedFilename()).toMatch(/^bananabread-creative-\d{13}\.png$/);
  const { format, width, height, xmp } = await sharp(await (await download).path()).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1080, height: 1350 });
  expect(xmp?.toString()).toContain("trainedAlgorithmicMedia");

  await tool(page, "Edit").click();
  await expect(description(page)).toBeFocused();
  await page.keyboard.type("Make it night");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("img", { name: "Edited Creative" })).toBeVisible();
  expect(imagesOf(studio.gemini)).toEqual([3, 1]);
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(page.getByText("No creative generated yet")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Inspiration/ })).toHaveCount(3);
});

test("pictures come by drop and by paste, anywhere on the screen", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { name, mimeType, buffer } = await photo("dropped.jpg");
  const files = await page.evaluateHandle(
    ([data, name, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], name, { type }));
      return transfer;
    },
    [buffer.toString("base64"), name, mimeType] as const,
  );
  await page.getByRole("heading", { level: 1 }).dispatchEvent("dragover", { dataTransfer: files });
  await page.getByRole("heading", { level: 1 }).dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByRole("img", { name: "Inspiration: dropped.jpg" })).toBeVisible();
  await expect(toast(page, "Inspiration Added!")).toBeVisible();

  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 200);
    canvas.getContext("2d")?.fillRect(0, 0, 320, 200);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": await canvas.convertToBlob() })]);
  });
  await description(page).focus();
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("img", { name: "Inspiration: image.png" })).toBeVisible();
  await expect(page.getByText("320 × 200")).toBeVisible();
  await expect(page.getByText("2 of 3, optional")).toBeVisible();

  // With a valid and an invalid file together, both are reported, and the error stays visible.
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await add(page, notes, await photo("three.jpg", 640));
  await expect(page.getByText("3 of 3, optional")).toBeVisible();
  await expect(toast(page, "Invalid File")).toBeVisible();
});

test("a running generation can be cancelled, and its words stay", async ({ page, studio }) => {
  studio.gemini.next({ hang: "before the headers" });
  await description(page).fill("Never mind");
  await generate(page).click();
  await expect.poll(() => studio.gemini.calls.length).toBe(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Generation Cancelled")).toContainText("may still charge");
  await expect(page.getByText("No creative generated yet")).toBeVisible();
  await expect(description(page)).toHaveValue("Never mind");
  await expect(generate(page)).toBeEnabled();
});

test("what goes wrong is explained, with the way out, and nothing typed is lost", async ({ page }) => {
  await description(page).fill("[case:quota_zero] sauce");
  await generate(page).click();
  await expect(toast(page, "Generation Failed")).toContainText("Your API key is on the free tier");
  await expect(page.getByRole("heading", { name: "This Gemini key cannot make images" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Nothing was charged", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await toast(page, "Generation Failed").getByRole("button", { name: "Go to Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(description(page)).toHaveValue("[case:quota_zero] sauce");
  await description(page).fill("[case:image_safety] sauce");
  await generate(page).click();
  await expect(toast(page, "Generation Failed")).toContainText("declined to make this image");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Settings" })).toBeHidden();
  await description(page).fill("plain sauce");
  await generate(page).click();
  // The earlier error is obsolete, and does not reappear when the success toast closes.
  await dismiss(page, "Creative Generated!");
  await expect(ready(page)).toBeVisible();
  await expect(toast(page, "Generation Failed")).toHaveCount(0);
});
