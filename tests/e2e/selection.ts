import { expect, type Page } from "@playwright/test";
import type pg from "pg";
import { confirm, tiles, titles, toast, type } from "./gallery-page.ts";
import { expectAccessible } from "./page-problems.ts";
import type { Person } from "./signed-in.ts";

export const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
export const count = (page: Page) => page.getByRole("status").filter({ hasText: /newest first|creatives match/ });

export async function selectAll(page: Page, number: string) {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await bar(page)
    .getByRole("button", { name: `Select all ${number}`, exact: true })
    .click();
  await expect(bar(page)).toContainText(`${number} selected`);
}

/** Of 260 creatives the 65 of one type, at any width. */
export async function expectOnlyMatchesDeleted(page: Page, db: pg.Pool, owner: Person) {
  await type(page, "SaaS").click();
  await expect(count(page)).toHaveText("65 creatives, newest first");
  // More than one page is loaded, but not all.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(Number(await tiles(page).last().getAttribute("aria-posinset"))).toBeGreaterThan(20);
  }).toPass();
  await selectAll(page, "65");
  await expectAccessible(page);

  await bar(page).getByRole("button", { name: "Clear" }).click();
  await expect(bar(page)).toContainText("0 selected");
  await bar(page).getByRole("button", { name: "Select all 65" }).click();
  await expect(bar(page)).toContainText("65 selected");
  // Made in another tab meanwhile: it matches, but is not selected.
  await db.query(
    `insert into public.creatives (user_id, title, prompt, type, format, image_url)
     select user_id, 'Fresh out of the oven', prompt, type, format, image_url from public.creatives
     where title = 'Creative 1' and user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  );
  await bar(page).getByRole("button", { name: "Delete 65" }).click();
  await expect(confirm(page)).toContainText("Delete 65 creatives?");
  await confirm(page).getByRole("button", { name: "Delete 65 creatives" }).click();
  await expect(toast(page, "65 creatives deleted")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(titles(page)).toHaveText(["Fresh out of the oven"]);
  await type(page, "All").click();
  await expect(count(page)).toHaveText("196 creatives, newest first");
}
