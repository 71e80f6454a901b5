import { expect, type Page } from "@playwright/test";
import { LESSON_IDS } from "../../src/shared/lesson-ids.ts";
import { description, formatPicker, typePicker } from "./generator.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { clipboard, heading, openAsPupil, progress, SCHOOL, slot } from "./prompt-school-page.ts";
import { test } from "./test.ts";

const template = (page: Page) => page.getByRole("region", { name: /^Template/ });

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
  await expect(page.getByRole("link", { name: /^Prompt School/ }).first()).toContainText(`1/${LESSON_IDS.length}`);

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
  await expect(page.getByText(`2 of ${LESSON_IDS.length} lessons of Prompt School read`)).toBeVisible();
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
  await expect(page.getByRole("option")).toHaveCount(LESSON_IDS.length);
  await search.fill("transparent");
  await expect(page.getByRole("option").first()).toContainText("Stylized Illustrations & Stickers");
  await expectAccessible(page, "[role=dialog]");
  await search.fill("zeppelin");
  await expect(page.getByText("Nothing about “zeppelin” in the lessons.")).toBeVisible();
  await search.fill("");
  await expect(page.getByRole("option")).toHaveCount(LESSON_IDS.length);
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
