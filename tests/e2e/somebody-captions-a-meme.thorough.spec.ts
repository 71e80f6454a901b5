import { expect } from "@playwright/test";
import { box, opened, PATH } from "./meme-editor.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

test("far too much text is cut, and says so", async ({ openAs, member }) => {
  const page = await openAs(member, `${PATH}free-trial`);
  await opened(page);
  await box(page, "Box").fill("so many words ".repeat(35));
  await expect(page.getByText("Too long: the end is cut off")).toBeVisible();
});

test("by touch on a phone everything is within reach, and nothing is wrong for screen readers", async ({
  browser,
  member,
}) => {
  const context = await browser.newContext({
    ...{ storageState: member.state, viewport: { width: 390, height: 844 } },
    ...{ hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  });
  const page = await context.newPage();
  await page.goto(`${PATH}beep-overheats`);
  await opened(page);
  await expectNothingSideways(page);
  await page.locator("[data-hit]").first().tap();
  await expect(page.getByRole("region", { name: "Style" })).toBeVisible();
  await box(page, "Left").fill("Ship it");
  await page.getByRole("contentinfo").getByRole("button", { name: "Save" }).tap();
  await expect(page.getByText("Meme Saved! 🍌")).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
