import { expect, type Page, test as plainTest } from "@playwright/test";
import sharp from "sharp";
import { startGemini } from "../stand-ins/gemini/start-gemini.ts";
import { createPlace } from "../support/process.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { buy, signIn } from "./signed-in.ts";

type Gemini = Awaited<ReturnType<typeof startGemini>>;
type Studio = { url: string; gemini: Gemini };
type State = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
type Open = (look?: { width?: number; colorScheme?: "light" | "dark" }) => Promise<Page>;

const GOOD_KEY = "AIzaStandInKeyForTests0000a1B2";

/** The built product with the AI service's wire protocol on the other end, and somebody who has paid and has a key. */
const test = plainTest.extend<{ openGenerator: Open }, { studio: Studio; maker: State }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use) => {
      const gemini = await startGemini();
      const place = await createPlace();
      const server = await place.launch({ GEMINI_BASE_URL: gemini.url });
      await use({ url: place.url, gemini });
      await server.kill("SIGTERM");
      place.remove();
      await gemini.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  maker: [
    async ({ studio, browser }, use) => {
      const context = await browser.newContext({ baseURL: studio.url, reducedMotion: "reduce" });
      const { page } = await signIn(context, "maker");
      await buy(page);
      await saveKey(page, GOOD_KEY);
      await expect(page.getByText("Connected", { exact: true })).toBeVisible();
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  openGenerator: async ({ studio, maker, browser }, use) => {
    studio.gemini.forget();
    const opened: Page[] = [];
    await use(async ({ width = 1440, colorScheme = "light" } = {}) => {
      const viewport = { width, height: width < 760 ? 844 : 1000 };
      const look = { baseURL: studio.url, storageState: maker, viewport, colorScheme };
      const page = await (await browser.newContext(look)).newPage();
      opened.push(page);
      await page.goto("/dashboard/generate");
      await expect(page.getByText("Key connected")).toBeVisible();
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(studio.gemini.faults).toEqual([]);
  },
  page: async ({ openGenerator }, use) => use(await openGenerator()),
});

async function saveKey(page: Page, key: string) {
  await page.goto("/dashboard/settings");
  await keyField(page).fill(key);
  await page.getByRole("button", { name: "Save key" }).click();
}

const keyField = (page: Page) => page.getByRole("textbox", { name: "AI API key" });
const description = (page: Page) => page.getByRole("textbox", { name: /Description|What should change/ });
const generate = (page: Page) => page.getByRole("button", { name: /^Generate Creative/ });
const ready = (page: Page) => page.getByText("Ready", { exact: true });
const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });
const add = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel("Add inspiration images").setInputFiles(files);

/** How many pictures went along with each call for a picture. */
const imagesOf = ({ calls }: Gemini) =>
  calls.flatMap((call) => (call.kind === "image" ? [call.body.contents[0].parts.length - 1] : []));

/** Arrives with something in hand, as from a link on another screen. */
async function bring(page: Page, state: Record<string, unknown>) {
  await page.evaluate((brought) => {
    // Past the router, which would take it in before the reload.
    History.prototype.replaceState.call(history, { ...history.state, ...brought }, "");
  }, state);
  await page.reload();
}

async function photo(name: string, width = 800) {
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background: "#c4263e" } });
  const buffer = await picture
    .withExif({ IFD0: { Make: "Loafcam" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

test("without a key there are two ways on; a wrong key is refused and a good one is kept", async ({
  browser,
  studio,
}) => {
  const context = await browser.newContext({ baseURL: studio.url });
  const { page } = await signIn(context, "keyless");
  await buy(page);
  await page.goto("/dashboard/generate");
  await description(page).fill("Hot sauce");
  await expect(generate(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Try the built-in composer" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Settings →" }).click();
  await expect(page.getByRole("button", { name: "Save key" })).toBeDisabled();
  await keyField(page).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "API Key Required")).toContainText("Please enter your AI API key.");

  await keyField(page).fill("AIza-wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Validating..." })).toBeVisible();
  await expect(toast(page, "Invalid API Key")).toContainText("Please check your API key and try again.");
  await expect(page.getByText("Invalid", { exact: true })).toBeVisible();
  await expect(keyField(page)).toHaveValue("AIza-wrong");

  await keyField(page).fill(GOOD_KEY);
  await page.keyboard.press("Enter");
  await expect(toast(page, "API Key Saved!")).toBeVisible();
  await expect(keyField(page)).toHaveValue("••••a1B2");
  await expect(page.getByRole("button", { name: "Save key" })).toBeDisabled();

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove key" }).click();
  await expect(page.getByText("Connected", { exact: true })).toBeHidden();
  await page.goBack();
  await page.getByRole("button", { name: "Try the built-in composer" }).click();
  await expect(page.getByText("Free with the built-in composer")).toBeVisible();
  await expect(description(page)).toHaveValue("Hot sauce");
  await expect(generate(page)).toBeEnabled();
  await context.close();
});

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
  await expect(page.getByRole("radio", { name: "SaaS Product Ad" })).toBeChecked();
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
  await expect(toast(page, "Upload Failed")).toContainText("“IMG_7.HEIC” is a HEIC photo");
  await add(page, await photo("three.jpg", 640), await photo("four.jpg", 660));
  await expect(toast(page, "Maximum Reached")).toContainText("You can use up to 3 inspiration images at a time.");
  await expect(page.getByRole("img", { name: /^Inspiration/ })).toHaveCount(3);

  await page.getByRole("radio", { name: "SaaS Product Ad" }).click();
  await page.getByRole("radio", { name: "4:5" }).click();
  await description(page).fill("A laptop on a desk, with a headline about calm weeks");
  await expect(page.getByText("About $0.03 with your key")).toBeVisible();
  const sent = page.waitForRequest(/generate-creative/);
  await generate(page).click();
  await expect(toast(page, "Creative Generated!")).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByRole("img", { name: "Saas Creative - A laptop on a desk, with a hea..." })).toBeVisible();
  await expect(page.getByText("1080 × 1350")).toBeVisible();
  expect(imagesOf(studio.gemini)).toEqual([3]);
  for (const { data, mimeType } of (await sent).postDataJSON().inspirationImages) {
    const { width, format, exif } = await sharp(Buffer.from(data, "base64")).metadata();
    expect(width).toBeLessThanOrEqual(1536);
    expect(`image/${format}`).toBe(mimeType);
    expect(exif).toBeUndefined();
  }

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^bananabread-creative-\d{13}\.png$/);
  await expect(toast(page, "Downloaded!")).toBeVisible();

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(description(page)).toBeFocused();
  await page.keyboard.type("Make it night");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("img", { name: "Edited Creative" })).toBeVisible();
  expect(imagesOf(studio.gemini)).toEqual([3, 1]);
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(page.getByText("No creative generated yet")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Inspiration/ })).toHaveCount(3);
});

test("what another screen sends along is taken in once", async ({ page }) => {
  const image = { id: "creative-1", data: (await photo("x")).buffer.toString("base64"), mimeType: "image/jpeg" };
  const details = { name: "From the gallery", width: 800, height: 400, fileSize: 1_300_000, format: "PNG" };
  await bring(page, { inspirationImage: { ...image, ...details, hasExif: false } });
  await expect(page.getByRole("img", { name: "Inspiration: From the gallery" })).toBeVisible();
  await expect(page.getByText("1.2 MB PNG")).toBeVisible();
  await expect.poll(() => page.evaluate(() => "inspirationImage" in history.state)).toBe(false);
  await page.getByRole("button", { name: "Remove From the gallery" }).click();
  await page.reload();
  await expect(page.getByText("0 of 3, optional")).toBeVisible();

  await bring(page, { editCreative: { imageUrl: "/og.jpg", format: "1.91:1" } });
  await expect(page.getByRole("img", { name: "Original Image" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "1.91:1" })).toBeChecked();
});

test("a reloaded page finds what runs, and another screen does not end it", async ({ page, studio }) => {
  let answer = () => {};
  studio.gemini.next({ after: new Promise<void>((resolve) => (answer = resolve)) });
  await description(page).fill("Slow bread");
  await generate(page).click();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  await expect.poll(() => studio.gemini.calls.length).toBe(1);
  await page.reload();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  await expect(page.getByText("This may take a few moments")).toBeVisible();
  await expect(description(page)).toHaveValue("Slow bread");
  await page.getByRole("complementary").getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("complementary").getByText("Generating...")).toBeVisible();
  answer();
  await expect(toast(page, "Creative Generated!")).toBeVisible();
  await page.goBack();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByRole("img", { name: "Meta Creative - Slow bread" })).toBeVisible();
  expect(studio.gemini.calls).toHaveLength(1);
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
  await expect(page.getByRole("heading", { name: "Generation Failed" })).toBeVisible();
  await toast(page, "Generation Failed").getByRole("button", { name: "Go to Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(description(page)).toHaveValue("[case:quota_zero] sauce");
  await description(page).fill("[case:image_safety] sauce");
  await generate(page).click();
  await expect(toast(page, "Generation Failed")).toContainText("declined to make this image");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Settings" })).toBeHidden();
  await description(page).fill("plain sauce");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(ready(page)).toBeVisible();
});

test("everything goes by keyboard", async ({ page }) => {
  await page.keyboard.press("Control+Enter");
  await expect(toast(page, "Prompt Required")).toContainText("Please enter a description for your ad creative.");
  await page.getByRole("radio", { name: "Meta/Facebook Ad" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "SaaS Product Ad" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4:5" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bread on a plate");
  await page.keyboard.press("Control+Enter");
  await expect(ready(page)).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).press("Enter");
  await expect(description(page)).toHaveValue("");
  await toast(page, "Everything cleared").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(description(page)).toHaveValue("Bread on a plate");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`with pictures and a result it is sound at ${width} px, ${colorScheme}`, async ({ openGenerator, studio }) => {
      const page = await openGenerator({ width, colorScheme });
      const problems = watchConsole(page);
      await add(page, await photo("one.jpg"), await photo("a-rather-long-name-for-a-photo.jpg", 900));
      await description(page).fill("Bread on a plate");
      let answer = () => {};
      studio.gemini.next({ after: new Promise<void>((resolve) => (answer = resolve)) });
      await generate(page).click();
      await expect(page.getByText("Generating Creative...")).toBeInViewport();
      answer();
      await expect(ready(page)).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(problems).toEqual([]);
    });
  }
}
