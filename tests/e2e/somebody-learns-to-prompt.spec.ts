import { type Browser, expect, type Page } from "@playwright/test";
import { LESSON_IDS } from "../../src/shared/lesson-ids.ts";
import { description, formatPicker, typePicker } from "./generator.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { meet, pay } from "./signed-in.ts";
import { test } from "./test.ts";

const SCHOOL = "/dashboard/prompt-school";
const progress = (page: Page, count: number) => page.getByText(`${count} of 7 lessons read`, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const slot = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const template = (page: Page) => page.getByRole("region", { name: /^Template/ });

/** Somebody who has read nothing yet. */
async function openAsPupil(browser: Browser, baseURL: string | undefined, path: string, width = 1440) {
  const { state } = await meet(baseURL, "pupil", pay);
  const isPhone = width < 760;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: state,
    viewport: { width, height: isPhone ? 844 : 700 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("fills a template, copies it, tries it, and both count as read", async ({ browser, baseURL }) => {
  const page = await openAsPupil(browser, baseURL, SCHOOL);
  const problems = watchConsole(page);
  await expect(progress(page, 0)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Next up" })).toContainText("Photorealistic Images");
  await page.getByRole("link", { name: /Accurate Text in Images/ }).click();
  await expect(heading(page, "Accurate Text in Images")).toBeFocused();
  await expect(page).toHaveURL(/\?lesson=text$/);
  await expect(page.getByText("Drawn by us to show the idea.")).toBeVisible();

  await slot(page, "exact words").fill("Open till the bread runs out");
  await slot(page, "where").fill("top left");
  await expect(template(page)).toContainText("2 of 6 filled");
  await expect(template(page).getByText("6 words", { exact: true })).toBeVisible();
  await template(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied!").first()).toBeVisible();
  expect(await clipboard(page)).toBe(
    "A [kind of picture] for [brand or product]. The headline reads “Open till the bread runs out” in [letters, described], placed top left. Background: [colour or scene]. Nothing else is written anywhere.",
  );
  await expect(page.getByText("Copied!")).toHaveCount(0);
  await expect(progress(page, 1)).toBeVisible();
  await expect(page.getByText("Lesson 3 read")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Prompt School/ }).first()).toContainText("1/7");

  // What was typed is still there after another lesson.
  await page.getByRole("link", { name: /Next lesson/ }).click();
  await expect(heading(page, "Product Mockups & Commercial Photography")).toBeFocused();
  await page.getByRole("link", { name: "Try it: the example" }).click();
  await expect(heading(page, "Generate Ad Creatives")).toBeVisible();
  await expect(description(page)).toHaveValue(/^A studio product photograph of a frosted rose glass pump bottle/);
  await expect(formatPicker(page)).toHaveAccessibleName(/4:5/);
  await expect(typePicker(page)).toHaveAccessibleName(/Meta\/Facebook Ad/);
  await page.goBack();
  await expect(progress(page, 2)).toBeVisible();
  await page.goBack();
  await expect(slot(page, "where")).toHaveValue("top left");

  // Kept on the server: another page load knows it, and home shows it.
  await page.goto("/dashboard");
  await expect(page.getByText("2 of 7 lessons of Prompt School read")).toBeVisible();
  await page.getByRole("link", { name: "Read the next →" }).click();
  await expect(heading(page, "Photorealistic Images")).toBeVisible();
  expect(problems).toEqual([]);
});

test("reads by keyboard alone: search, arrows, and the end of a lesson", async ({ browser, baseURL }) => {
  const page = await openAsPupil(browser, baseURL, `${SCHOOL}?lesson=no-such-lesson`);
  await expect(heading(page, "Prompt School")).toBeVisible();
  const search = page.getByRole("combobox", { name: "Search the lessons" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("option")).toHaveCount(7);
  await search.fill("transparent");
  await expect(page.getByRole("option").first()).toContainText("Stylized Illustrations & Stickers");
  await expectAccessible(page, "[role=dialog]");
  await search.fill("zeppelin");
  await expect(page.getByText("Nothing about “zeppelin” in the lessons.")).toBeVisible();
  await search.fill("");
  await expect(page.getByRole("option")).toHaveCount(7);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toContainText("Stylized Illustrations & Stickers");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Stylized Illustrations & Stickers")).toBeVisible();
  // While it closes, keys still belong to the search.
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Accurate Text in Images")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "Stylized Illustrations & Stickers")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "Photorealistic Images")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "Photorealistic Images")).toBeVisible();
  // In a slot, the arrows move the cursor.
  await slot(page, "mood").fill("calm");
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Photorealistic Images")).toBeVisible();
  await expect(progress(page, 0)).toBeVisible();

  await slot(page, "mood").blur();
  await page.keyboard.press("End");
  await expect(progress(page, 1)).toBeVisible();
});

test("takes a prompt apart and puts in what is missing", async ({ browser, baseURL }) => {
  const page = await openAsPupil(browser, baseURL, `${SCHOOL}?lesson=text`);
  await template(page).getByRole("link", { name: "Check it" }).click();
  const prompt = slot(page, "Prompt");
  const parts = page.getByRole("region", { name: "Parts" });
  await expect(prompt).toHaveValue(/^A \[kind of picture\]/);

  await prompt.fill(
    "hot sauce ad, giant chilli, red background, 4k, trending, headline Hot. Like, lawsuit hot. no people",
  );
  await expect(parts.getByRole("heading", { name: "2 of 8 parts" })).toBeVisible();
  await expect(parts.getByRole("listitem").first()).toContainText("giant chilli");
  await expect(page.getByText("2 things to change")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Say “an empty studio”" }).click();
  await parts.getByRole("button", { name: /^Put “Hot. Like/ }).click();
  for (const name of [
    "warm studio light from the left",
    "close up, slightly from below",
    "bold poster, two colours",
    "headline across the top",
    "Nothing else is written anywhere.",
  ]) {
    await parts.getByRole("button", { name }).click();
  }
  await expect(parts.getByRole("heading", { name: "8 of 8 parts" })).toBeVisible();
  await expect(parts.getByText("All there. Ready for the oven.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(parts.getByRole("heading", { name: "7 of 8 parts" })).toBeVisible();

  await page.getByRole("button", { name: "Before and after" }).click();
  await expect(page.locator("del").first()).toContainText("4k");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the checker" }).click();
  await page.getByRole("link", { name: "Use in Generate" }).click();
  await expect(description(page)).toHaveValue(/giant chilli, red background, headline “Hot\. Like, lawsuit hot\.”/);

  await page.goto(`${SCHOOL}?tab=checker`);
  await prompt.fill("");
  await expect(parts.getByRole("heading", { name: "0 of 8 parts" })).toBeVisible();
  await parts.getByRole("button", { name: "one [product], seen large" }).click();
  await expect(prompt).toBeFocused();
  await page.keyboard.type("chilli");
  await expect(prompt).toHaveValue("One chilli, seen large.");
});

test("on a phone: taps, copies, and nothing is sideways", async ({ browser, baseURL }) => {
  const page = await openAsPupil(browser, baseURL, SCHOOL, 390);
  await expectNothingSideways(page);
  await page.getByRole("link", { name: /Combining Images/ }).tap();
  await expect(heading(page, "Combining Images & Keeping Your Logo Exact")).toBeVisible();
  await slot(page, "what stays the base").fill(
    "a plain white T-shirt with a very long description that goes on and on",
  );
  await expectNothingSideways(page);
  await expectAccessible(page);
  await page.getByRole("region", { name: "Example prompt" }).getByRole("button", { name: "Copy" }).tap();
  await expect(progress(page, 1)).toBeVisible();
  expect(await clipboard(page)).toMatch(/^Take the plain white T-shirt from the first image/);
  await page.getByRole("link", { name: "Prompt School", exact: true }).first().tap();
  await page.getByRole("link", { name: "Prompt checker" }).tap();
  await slot(page, "Prompt").fill("woman drinking coffee in the morning");
  await page.getByRole("button", { name: "soft morning window light" }).tap();
  await expect(slot(page, "Prompt")).toHaveValue("woman drinking coffee in the morning. Soft morning window light.");
  await expectNothingSideways(page);
  await expectAccessible(page);
});

test("every lesson has an address, both pictures, and is accessible", async ({ openAs, member }) => {
  test.slow();
  const page = await openAs(member, SCHOOL);
  const problems = watchConsole(page);
  for (const id of LESSON_IDS) {
    await page.goto(`${SCHOOL}?lesson=${id}`);
    const pictures = page.getByRole("region", { name: "Example pictures" }).getByRole("img");
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    }
    await expectAccessible(page);
  }
  expect(problems).toEqual([]);
});

test("prints without anything to press, one lesson or the whole sheet", async ({ openAs, member }) => {
  const page = await openAs(member, `${SCHOOL}?lesson=product`);
  await expect(heading(page, "Product Mockups & Commercial Photography")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const role of ["button", "navigation", "textbox"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText("Light it like a studio")).toBeVisible();
  await page.goto(SCHOOL);
  await expect(page.getByRole("heading", { name: "7. Combining Images & Keeping Your Logo Exact" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
