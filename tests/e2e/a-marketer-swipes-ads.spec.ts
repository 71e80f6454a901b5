import { expect } from "@playwright/test";
import { adLinks, dialog, nameOf, PATH, search, toast } from "./ads-page.ts";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

test("search, platform, industry and company narrow it down, stay in the address, and are cleared at once", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, PATH);
  const company = await nameOf(page, 0);
  await search(page).fill(company.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect.poll(() => nameOf(page, 0)).toBe(company);
  await expect(page.getByText("You've seen all")).toBeVisible();

  await search(page).fill("");
  await page.getByRole("combobox", { name: "Platform" }).click();
  await page.getByRole("option", { name: /^LinkedIn \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/platform=LinkedIn/);
  await expect(page.getByText("LinkedIn ·").first()).toBeVisible();
  await expect(page.getByText("Instagram ·")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("LinkedIn ·").first()).toBeVisible();
  await expect(page.getByText("Instagram ·")).toHaveCount(0);

  await page.getByRole("combobox", { name: "Industry" }).click();
  await page.getByRole("option", { name: /^Pets \(\d+\)$/ }).click();
  await search(page).fill("nobody sells this");
  await expect(page.getByRole("heading", { name: "No ads found" })).toBeVisible();
  await expect(page.getByText("Nothing matches “nobody sells this” with these filters.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL(/ads-swipe$/);
  await expect(search(page)).toHaveValue("");
  await expect(adLinks(page).first()).toBeVisible();
});

test("an ad in detail, by keyboard alone: why it works, the next one, back to where one was", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, PATH);
  await adLinks(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(adLinks(page).nth(1)).toBeFocused();
  const second = await nameOf(page, 1);
  const third = await nameOf(page, 2);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: second })).toBeVisible();
  await expect(dialog(page).getByRole("region", { name: /Why it works/ })).not.toBeEmpty();
  for (const term of ["Ad goal", "Target audience", "Industry", "Funnel stage", "Links to", "Added", "Id"]) {
    await expect(dialog(page).getByRole("term").filter({ hasText: term })).toBeVisible();
  }
  await expect(dialog(page).getByText("Not given")).toHaveCount(0);
  await expect(dialog(page).getByText("Local")).toBeVisible();
  await expect(dialog(page).getByRole("img")).toHaveCSS("opacity", "1");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("heading", { name: third })).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByRole("heading", { name: third })).toBeVisible();
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/ads-swipe$/);
});

test("what does not load says so and can be asked for again", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  let isDown = true;
  await page.route("**/rest/v1/rpc/search_ads_swipe", (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole("complementary").getByRole("link", { name: "Ads Swipe" }).click();
  await expect(page.getByRole("alert").getByText("Failed to load ads. Please try again.")).toBeVisible({
    timeout: 30_000,
  });
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(adLinks(page).first()).toBeVisible();

  await page.route("**/content/ads/**", (route) => route.abort());
  await page
    .getByRole("button", { name: /^Inspire/ })
    .first()
    .click();
  await expect(toast(page, "Failed to use image for inspiration. Please try again.")).toBeVisible();
  await expect(page).toHaveURL(/ads-swipe$/);
});
