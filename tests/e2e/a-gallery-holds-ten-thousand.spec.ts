import { expect } from "@playwright/test";
import { GALLERY, search, tiles, titles } from "./gallery-page.ts";
import { test } from "./stocked.ts";

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
  // Far enough that everything that piles up would be seen to.
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
