import { expect } from "@playwright/test";
import { GALLERY, search, tiles, titles } from "./gallery-page.ts";
import { test } from "./test.ts";

test("ten thousand creatives are scrolled through with a page that stays small", async ({
  openAs,
  neighbour,
  stock,
}) => {
  test.slow();
  await stock.withMany(neighbour, 10_000);
  const page = await openAs(neighbour, GALLERY);
  await expect(page.getByText("10,000 creatives, newest first")).toBeVisible();
  let most = { tiles: 0, nodes: 0 };
  // Far enough that anything that accumulates would show.
  while (Number(await tiles(page).last().getAttribute("aria-posinset")) < 600) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const now = await page.evaluate(() => ({
      tiles: document.querySelectorAll("main li").length,
      nodes: document.querySelectorAll("*").length,
    }));
    most = { tiles: Math.max(most.tiles, now.tiles), nodes: Math.max(most.nodes, now.nodes) };
  }
  expect(most.tiles).toBeLessThan(60);
  expect(most.nodes).toBeLessThan(3_000);
  await expect(tiles(page).last()).toHaveAttribute("aria-setsize", "-1");

  await search(page).fill("Creative 9999");
  await expect(titles(page)).toHaveText(["Creative 9999"]);
  await expect(page.getByText("You've seen all")).toBeVisible();
});

test("ten thousand creatives are picked at a press, dropped at another, and deleted", async ({
  openAs,
  neighbour,
  stock,
}) => {
  test.slow();
  await stock.withMany(neighbour, 10_000);
  const page = await openAs(neighbour, GALLERY);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Select all 10,000" }).click();
  await expect(bar).toContainText("10,000 selected");
  await page.getByRole("checkbox", { name: "Select Creative 2", exact: true }).uncheck();
  await expect(bar).toContainText("9,999 selected");
  await bar.getByRole("button", { name: "Delete 9,999" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 9,999 creatives" }).click();
  await expect(page.getByText("9,999 creatives deleted")).toBeVisible({ timeout: 120_000 });
  await expect(titles(page)).toHaveText(["Creative 2"]);
  await expect(page.getByText("1 creative, newest first")).toBeVisible();
});
