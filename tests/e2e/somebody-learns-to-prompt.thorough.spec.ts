import { expect } from "@playwright/test";
import { LESSON_IDS } from "../../src/shared/lesson-ids.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { clipboard, heading, openAsPupil, progress, SCHOOL, slot } from "./prompt-school-page.ts";
import { test } from "./test.ts";

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
