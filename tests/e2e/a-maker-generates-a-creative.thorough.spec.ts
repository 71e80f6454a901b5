import { expect } from "@playwright/test";
import { GOOD_KEY } from "./at-the-generator.ts";
import {
  add,
  bring,
  chooseAction,
  description,
  formatPicker,
  generate,
  holdNext,
  imagesOf,
  keyField,
  photo,
  ready,
  serviceChip,
  serviceRow,
  test,
  toast,
  tool,
  typePicker,
} from "./generator.ts";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { buy, signIn } from "./signed-in.ts";

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
  await expect(page.getByRole("button", { name: "Use the built-in composer" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Settings →" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a service" });
  await expect(dialog.getByRole("button", { name: "Check and save" })).toBeDisabled();
  await expect(keyField(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "API Key Required")).toContainText("Please enter your AI API key.");

  await keyField(page).fill("AIza-wrong");
  // Shown for a second, so somebody has to be looking when it comes.
  const validating = page.getByRole("button", { name: "Validating..." }).waitFor();
  await page.keyboard.press("Enter");
  await validating;
  await expect(toast(page, "Invalid API Key")).toContainText("Please check your API key and try again.");
  await expect(keyField(page)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "[data-sheet]");
  await expect(keyField(page)).toHaveValue("AIza-wrong");

  await keyField(page).fill(GOOD_KEY);
  await page.keyboard.press("Enter");
  await expect(toast(page, "API Key Saved!")).toBeVisible();
  await expect(dialog.getByText("Gemini knows this key.")).toBeVisible();
  await expectAccessible(page, "[data-sheet]");
  await dialog.getByRole("button", { name: "Start generating" }).click();
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Gemini $0.034");
  await expect(description(page)).toHaveValue("Hot sauce");
  await page.goto("/dashboard/settings");
  await expect(serviceRow(page, "Gemini")).toContainText("Connected");
  await expect(serviceRow(page, "Gemini")).toContainText("Default");
  await expect(serviceRow(page, "Gemini")).toContainText("••••a1B2");

  studio.gemini.next({ answer: "internal" });
  await serviceRow(page, "Gemini").click();
  await page.getByRole("button", { name: "Replace the key of Gemini" }).click();
  await keyField(page).fill("AIza-another");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gemini did not answer")).toBeVisible();
  await expect(keyField(page)).toHaveValue("AIza-another");
  await expect(page.getByRole("button", { name: "Save unchecked" })).toBeEnabled();
  await expectAccessible(page, "[data-sheet]");
  await page.keyboard.press("Escape");
  await expect(serviceRow(page, "Gemini")).toContainText("••••a1B2");

  await page.getByRole("button", { name: "Remove Gemini" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("The key ending in a1B2 is deleted here.");
  await expect(question).toContainText("Built-in composer becomes the default, because Gemini was.");
  await question.getByRole("button", { name: "Remove Gemini" }).click();
  await expect(toast(page, "API key removed")).toContainText("Built-in composer makes your pictures now.");
  await expect(serviceRow(page, "Gemini")).toBeHidden();
  await expect(serviceRow(page, "Built-in composer")).toContainText("Default");
  await page.goto("/dashboard/generate");
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Built-in composer Free");
  await expect(description(page)).toHaveValue("Hot sauce");
  await expect(generate(page)).toBeEnabled();
  await context.close();
});

test("an edit starts from the picture that is shown, and the description waits below it", async ({ page, studio }) => {
  const change = page.getByRole("textbox", { name: "What should change?" });
  const asked = page.getByRole("region", { name: "Result" }).getByText("You asked for: Make it night");
  await description(page).fill("Bread on a plate");
  await generate(page).click();
  await expect(ready(page)).toBeVisible();
  await tool(page, "Edit").click();
  await change.fill("Make it night");
  const answer = holdNext(studio);
  await generate(page).click();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  await expect(change).toHaveValue("Make it night");

  // A new tab finds the running edit and shows it as an edit, not as a description.
  const other = await page.context().newPage();
  await other.goto("/dashboard/generate");
  await expect(other.getByText("Generating Creative...")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "What should change?" })).toHaveValue("Make it night");
  answer();
  await expect(other.getByText("You asked for: Make it night")).toBeVisible();
  await other.getByRole("button", { name: "Generate New" }).click();
  await expect(other.getByRole("textbox", { name: "Description" })).toHaveValue("");

  await expect(asked).toBeVisible();
  await expect(change).toHaveValue("");
  await page.reload();
  await expect(asked).toBeVisible();
  const shown = await page.getByRole("img", { name: "Edited Creative" }).getAttribute("src");
  const source = page.getByRole("img", { name: "Original Image" });
  expect(pictureOf(await source.getAttribute("src"))).toBe(pictureOf(shown));

  // What is refused is told once, and takes nothing away.
  await change.fill("[case:image_safety] Add a moon");
  await generate(page).click();
  await expect(toast(page, "Generation Failed")).toBeVisible();
  await expect(page.getByRole("img", { name: "Edited Creative" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /declined/ })).toHaveCount(0);
  expect(pictureOf(await source.getAttribute("src"))).toBe(pictureOf(shown));
  await page.getByRole("button", { name: "Generate New" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Bread on a plate");
  await expect(source).toBeHidden();
});

/** The file, whichever size of it is shown. */
const pictureOf = (address: string | null) => address?.match(/[^/]+\.png/)?.[0];

test("it is ready when its picture is here, and the news of it leaves every button free", async ({ page }) => {
  // The news would be gone before a busy machine has looked at all widths.
  await holdTimers(page, 5_000);
  await page.reload();
  let show = () => {};
  const held = new Promise<void>((resolve) => (show = resolve));
  await page.route("**/storage/v1/render/image/**", async (route) => {
    await held;
    await route.continue();
  });
  await description(page).fill("Bread on a plate");
  await generate(page).click();
  await expect(page.getByText("Fetching the picture")).toBeVisible();
  await expect(ready(page)).toHaveCount(0);
  await expect(toast(page, "Creative Generated!")).toHaveCount(0);
  show();
  await expect(toast(page, "Creative Generated!")).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByText("Fetching the picture")).toHaveCount(0);

  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ["Download", "Generate New", "More actions"]) {
      // Without `force` a click fails when another element would receive it.
      await page.getByRole("button", { name }).click({ trial: true });
    }
    await expect(toast(page, "Creative Generated!")).toBeVisible();
  }
});

test("a picture that does not load says so, comes when asked again, and can be downloaded", async ({ page }) => {
  await page.route("**/storage/v1/**", (route) => route.abort());
  await description(page).fill("Bread on a plate");
  await generate(page).click();
  await expect(page.getByRole("alert")).toContainText("The picture did not load");
  await expect(page.getByRole("alert")).toContainText("saved in your gallery");
  await expect(ready(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute("**/storage/v1/**");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByRole("img", { name: "Meta Creative - Bread on a plate" })).toBeVisible();
});

test("without a connection nothing can be generated or rewritten, says why, and comes back by itself", async ({
  page,
  studio,
}) => {
  const rewrites = [page.getByRole("button", { name: "Enhance" }), page.getByRole("button", { name: "Reroll" })];
  await description(page).fill("Bread on a plate");
  await generate(page).click();
  await expect(ready(page)).toBeVisible();
  await page.context().setOffline(true);
  await expect(generate(page)).toBeDisabled();
  await expect(generate(page)).toHaveAccessibleDescription("You're offline. Generating works again when you're back.");
  for (const button of rewrites) await expect(button).toBeDisabled();
  await expect(page.getByText("Both need a connection.")).toBeVisible();
  await description(page).fill("Bread, written on a train");
  await page.keyboard.press("Control+Enter");
  await expect(tool(page, "Edit")).toBeDisabled();
  await page.getByRole("button", { name: "More actions" }).click();
  const sheet = page.getByRole("dialog", { name: "This creative" });
  await expect(sheet).toContainText("You're offline.");
  await expect(sheet.getByRole("button", { name: "Use for Inspiration", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expectAccessible(page);
  expect(studio.gemini.calls).toHaveLength(1);

  await page.context().setOffline(false);
  await expect(generate(page)).toBeEnabled();
  for (const button of rewrites) await expect(button).toBeEnabled();
  await expect(description(page)).toHaveValue("Bread, written on a train");
});

test("the creative on screen can be deleted, after a question", async ({ page }) => {
  const gallery = page.getByRole("complementary").getByRole("link", { name: "Gallery" });
  const tile = page.getByRole("link", { name: "Open Meta Creative - Bread to forget" });
  for (const words of ["Bread to keep", "Bread to forget"]) {
    await description(page).fill(words);
    await generate(page).click();
    await expect(page.getByRole("img", { name: `Meta Creative - ${words}` })).toBeVisible();
    await expect(ready(page)).toBeVisible();
  }
  await gallery.click();
  await expect(tile).toBeVisible();
  await page.goBack();
  await chooseAction(page, "Delete");
  await page.getByRole("button", { name: "Keep Creative" }).click();
  await expect(ready(page)).toBeVisible();
  await chooseAction(page, "Delete");
  await page.getByRole("button", { name: "Delete Forever" }).click();
  await expect(toast(page, "Creative deleted")).toBeVisible();
  await expect(page.getByText("No creative generated yet")).toBeVisible();
  await gallery.click();
  await expect(page.getByRole("link", { name: "Open Meta Creative - Bread to keep" }).first()).toBeVisible();
  await expect(tile).toHaveCount(0);
});

test("generating waits for a picture that is still being read, and sends it", async ({ page, studio }) => {
  const read = await page.evaluateHandle(() => {
    const original = window.createImageBitmap;
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    window.createImageBitmap = async (...picture: unknown[]) => {
      await held;
      return Reflect.apply(original, window, picture);
    };
    return { finish };
  });
  await description(page).fill("Bread on a plate");
  await expect(generate(page)).toBeEnabled();
  await add(page, await photo("large.jpg"));
  await expect(page.getByText("Reading your picture...")).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await read.evaluate(({ finish }) => finish());
  await generate(page).click();
  await expect(ready(page)).toBeVisible();
  expect(imagesOf(studio.gemini)).toEqual([1]);
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
  await expect(formatPicker(page)).toHaveAccessibleName("Format 1.91:1");
});

test("everything goes by keyboard", async ({ page }) => {
  await page.keyboard.press("Control+Enter");
  await expect(toast(page, "Prompt Required")).toContainText("Please enter a description for your ad creative.");
  await typePicker(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /Meta\/Facebook Ad/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /SaaS Product Ad/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(typePicker(page)).toBeFocused();
  await expect(typePicker(page)).toHaveAccessibleName("Ad type SaaS Product Ad");
  await description(page).focus();
  await page.keyboard.type("Bread on a plate");
  await page.keyboard.press("Control+Enter");
  await expect(ready(page)).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).press("Enter");
  await expect(description(page)).toHaveValue("");
  await toast(page, "Everything cleared").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(description(page)).toHaveValue("Bread on a plate");
});

for (const width of [390, 1440]) {
  test(`with pictures and a result it is sound at ${width} px`, async ({ openGenerator, studio }) => {
    const page = await openGenerator({ width });
    const problems = watchConsole(page);
    await add(page, await photo("one.jpg"), await photo("a-rather-long-name-for-a-photo.jpg", 900));
    await description(page).fill("Bread on a plate");
    const answer = holdNext(studio);
    await generate(page).click();
    await expect(page.getByText("Generating Creative...")).toBeInViewport();
    await expectAccessible(page);
    answer();
    await expect(ready(page)).toBeVisible();
    await expectAccessible(page);
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
}
