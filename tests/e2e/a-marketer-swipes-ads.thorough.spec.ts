import { expect, type Page } from "@playwright/test";
import { adLinks, companies, dialog, nameOf, PATH, search, toast } from "./ads-page.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const ads = (page: Page) => page.getByRole("list", { name: "Ads" }).getByRole("listitem");

const ONE_PIXEL = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

test("the whole file by scrolling, without the page growing, to its end", async ({ openAs, member }) => {
  const page = await openAs(member, PATH);
  // No need to paint three hundred pictures: this tests the list, and other tests use real pictures.
  await page.route("**/content/ads/*", (route) => route.fulfill({ contentType: "image/webp", body: ONE_PIXEL }));
  const problems = watchConsole(page);
  await expect(adLinks(page).first()).toBeVisible();
  // The ads may load before their count.
  const total = Number((await page.getByText(/\d+ .*worth borrowing from/).innerText()).match(/\d+/)?.[0]);
  expect(total).toBeGreaterThanOrEqual(285);
  await expect(async () => {
    await page.keyboard.press("End");
    expect(await ads(page).count()).toBeLessThan(60);
    await expect(page.getByText("You've seen all")).toBeVisible({ timeout: 500 });
  }).toPass();
  // Rows that are measured on the way move the end, so one press may stop short of it.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(ads(page).last()).toHaveAttribute("aria-posinset", String(total), { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(`${total} ads. New ones appear at the top.`)).toBeVisible();
  expect(problems).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the number above the ads is that of what the filters match, at ${width} px`, async ({ openAs, member }) => {
    const page = await openAs(member, PATH, { width });
    const count = page.getByRole("status").filter({ hasText: /worth borrowing from|ads match/ });
    await expect(count).toHaveText(/^\d{3} ads worth borrowing from$/);
    await page.getByRole("combobox", { name: "Platform" }).click();
    const option = page.getByRole("option", { name: /^LinkedIn \(\d+\)$/ });
    const expected = (await option.innerText()).match(/\d+/)?.[0];
    await option.click();
    await expect(count).toHaveText(`${expected} ads worth borrowing from`);

    await companies(page).getByRole("button").nth(1).click();
    await expect(count).not.toHaveText(`${expected} ads worth borrowing from`);
    const listed = page.getByText(/^\d+ ads?\. New ones appear at the top\.$/);
    // The number and the list come with answers of their own.
    await expect(async () => {
      const [number] = (await listed.innerText({ timeout: 1_000 })).match(/^\d+ ads?/) ?? [];
      await expect(count).toHaveText(`${number} worth borrowing from`, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await expect(page.getByText("You've seen all")).toBeVisible();
    await search(page).fill("nobody sells this");
    await expect(count).toHaveText("No ads match");
  });
}

for (const [way, press] of [
  [
    "Inspire",
    (page: Page) =>
      page
        .getByRole("button", { name: /^Inspire/ })
        .first()
        .click(),
  ],
  [
    "Use for Inspiration",
    async (page: Page) => {
      await adLinks(page).first().click();
      await dialog(page).getByRole("button", { name: "Use for Inspiration" }).click();
    },
  ],
] as const) {
  test(`${way} copies the picture and brings it to the generator`, async ({ openAs, member }) => {
    const page = await openAs(member, PATH);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const name = await nameOf(page, 0);
    await press(page);
    await expect(toast(page, "Image Added for Inspiration! 🎨")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/generate$/);
    await expect(page.getByRole("img", { name: `Inspiration: ${name} ad` })).toBeVisible();
    const kinds = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(kinds).toContain("image/png");
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} px: accessible, nothing sideways`, async ({ openAs, member }) => {
    const page = await openAs(member, PATH, { width });
    await expect(page.getByRole("img", { name: /^Ad by/ }).first()).toHaveCSS("opacity", "1");
    await expectAccessible(page);
    await expectNothingSideways(page);
  });
}

test("ten companies at first, the others a press away, and the chosen one always in sight", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, PATH);
  await expect(companies(page).getByRole("button")).toHaveCount(12);
  const more = companies(page).getByRole("button", { name: /^\+\d+ more$/ });
  await more.click();
  await expect(more).toHaveCount(0);
  const names = await companies(page).getByRole("button").allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(60);
  const last = names.at(-2) ?? "";
  await companies(page).getByRole("button", { name: last, exact: true }).click();
  await expect.poll(() => nameOf(page, 0)).toBe(last);
  await page.reload();
  await expect(companies(page).getByRole("button", { name: last, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await companies(page).getByRole("button", { name: "All Companies" }).click();
  await expect(page).toHaveURL(/ads-swipe$/);
});
