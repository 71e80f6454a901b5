import { expect } from "@playwright/test";
import { borrowFirst, logo, openAsBorrower } from "./borrowing.ts";
import { add, photo } from "./generator.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

test("on a phone: everything fits, is large enough for a thumb, and is accessible", async ({ browser, baseURL }) => {
  const page = await openAsBorrower(browser, baseURL, "/dashboard/ads-swipe", 390);
  await borrowFirst(page);
  await add(page, await photo("boot.jpg"), await logo());
  await expect(page.getByText("Three is the limit. Remove one to add another.")).toBeVisible();
  await expectNothingSideways(page);
  for (const button of await page.getByRole("list", { name: "Inspiration images" }).getByRole("button").all()) {
    const { height = 0 } = (await button.boundingBox()) ?? {};
    expect(height, (await button.innerText()) || "remove").toBeGreaterThanOrEqual(36);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "What exactly?" }).click();
  await expect(page.getByRole("dialog", { name: "What comes along" })).toBeVisible();
  await expectNothingSideways(page);
  await expectAccessible(page, "[role=dialog]");
  await page.context().close();
});
