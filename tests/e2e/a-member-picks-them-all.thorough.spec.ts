import { expect } from "@playwright/test";
import { openZip } from "../../src/server/account/import/read-zip.ts";
import { confirm, GALLERY, search, tiles, titles, toast, type } from "./gallery-page.ts";
import { expectAccessible } from "./page-problems.ts";
import { bar, count, expectOnlyMatchesDeleted, selectAll } from "./selection.ts";
import { test } from "./test.ts";

async function namesIn(path: string): Promise<string[]> {
  const zip = await openZip(path);
  zip.close();
  return zip.names;
}

for (const width of [390, 1440]) {
  test(`the number above the list is that of what the filters match, at ${width} px`, async ({
    openAs,
    neighbour,
    stock,
  }) => {
    await stock.withMany(neighbour, 100);
    const page = await openAs(neighbour, GALLERY, { width });
    await expect(count(page)).toHaveText("100 creatives, newest first");
    expect(await tiles(page).count()).toBeLessThan(100);
    await search(page).fill("creative 1");
    await expect(count(page)).toHaveText("12 creatives, newest first");
    await type(page, "SaaS").click();
    await expect(count(page)).toHaveText("3 creatives, newest first");
    await expect(titles(page)).toHaveText(["Creative 1", "Creative 13", "Creative 17"]);
    await search(page).fill("creative 13");
    await expect(count(page)).toHaveText("1 creative, newest first");
    await search(page).fill("nothing like it");
    await expect(count(page)).toHaveText("No creatives match");
    await page.getByRole("button", { name: "Show all creatives" }).click();
    await expect(count(page)).toHaveText("100 creatives, newest first");
  });
}

test("all that match are picked, also those not loaded, and only they are deleted, at 390 px", async ({
  openAs,
  neighbour,
  stock,
  db,
}) => {
  await stock.withMany(neighbour, 260);
  await expectOnlyMatchesDeleted(await openAs(neighbour, GALLERY, { width: 390 }), db, neighbour);
});

test("a deletion of hundreds shows how far it is and can be stopped; the rest stays, and stays picked", async ({
  openAs,
  neighbour,
  stock,
}) => {
  await stock.withMany(neighbour, 260);
  const page = await openAs(neighbour, GALLERY);
  let letThrough = () => {};
  let steps = 0;
  await page.route("**/rest/v1/creatives?**", async (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    steps += 1;
    if (steps === 2) await new Promise<void>((resolve) => (letThrough = resolve));
    return route.continue();
  });
  await selectAll(page, "260");
  await bar(page).getByRole("button", { name: "Delete 260" }).click();
  await confirm(page).getByRole("button", { name: "Delete 260 creatives" }).click();
  await expect(confirm(page).getByRole("progressbar", { name: "Deleting" })).toBeVisible();
  await expect(confirm(page)).toContainText("100 of 260");
  await expectAccessible(page, "[role=alertdialog]");
  await page.keyboard.press("Escape");
  await expect.poll(() => steps).toBe(2);
  await confirm(page).getByRole("button", { name: "Stop" }).click();
  letThrough();
  await expect(toast(page, "Stopped: 200 of 260 deleted")).toContainText(
    "The other 60 are still in your gallery, and still selected.",
  );
  expect(steps).toBe(2);
  await expect(bar(page)).toContainText("60 selected");
  await expect(count(page)).toHaveText("60 creatives, newest first");
});

test("what cannot be selected is said, and the selection stays as it was", async ({ openAs, neighbour, stock }) => {
  await stock.withMany(neighbour, 60);
  const page = await openAs(neighbour, GALLERY);
  await page.route("**/rest/v1/rpc/list_creative_ids", (route) => route.abort());
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await tiles(page).nth(1).getByRole("img").click();
  await bar(page).getByRole("button", { name: "Select all 60" }).click();
  await expect(toast(page, "Could not select all")).toContainText("Your selection is as it was.");
  await expect(bar(page)).toContainText("1 selected");
});

test("more than a zip holds is said before, and downloaded in parts", async ({ openAs, neighbour, stock }) => {
  test.slow();
  await stock.withMany(neighbour, 502);
  const page = await openAs(neighbour, GALLERY);
  await selectAll(page, "502");
  await expect(bar(page)).toContainText("A zip holds at most 500. The others stay selected for the next one.");
  await expectAccessible(page);
  const first = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Download 500 of 502" }).click();
  await expect(toast(page, "Downloaded 500 of 502")).toContainText("The other 2 are still selected.", {
    timeout: 120_000,
  });
  const files = await namesIn(await (await first).path());
  expect(files).toHaveLength(500);
  await expect(bar(page)).toContainText("2 selected");

  const second = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Download 2", exact: true }).click();
  const rest = await namesIn(await (await second).path());
  expect(rest.toSorted()).toEqual(["creative_501.png", "creative_502.png"]);
  expect(files).not.toEqual(expect.arrayContaining(rest));
});

test("a deletion that breaks off says how many are gone, and goes on from there", async ({
  openAs,
  neighbour,
  stock,
}) => {
  await stock.withMany(neighbour, 260);
  const page = await openAs(neighbour, GALLERY);
  let steps = 0;
  await page.route("**/rest/v1/creatives?**", (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    steps += 1;
    return steps === 3 ? route.abort() : route.continue();
  });
  await selectAll(page, "260");
  await bar(page).getByRole("button", { name: "Delete 260" }).click();
  await confirm(page).getByRole("button", { name: "Delete 260 creatives" }).click();
  await expect(toast(page, "Delete Failed")).toContainText(
    "200 of 260 were deleted. The other 60 are still selected. Check your connection and try again.",
  );
  await bar(page).getByRole("button", { name: "Delete 60" }).click();
  await confirm(page).getByRole("button", { name: "Delete 60 creatives" }).click();
  await expect(toast(page, "60 creatives deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No creatives found" })).toBeVisible();
});
