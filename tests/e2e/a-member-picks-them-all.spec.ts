import { expect } from "@playwright/test";
import { confirm, GALLERY, toast } from "./gallery-page.ts";
import { bar, expectOnlyMatchesDeleted, selectAll } from "./selection.ts";
import { test } from "./test.ts";

test("all that match are picked, also those not loaded, and only they are deleted, at 1440 px", async ({
  openAs,
  neighbour,
  stock,
  db,
}) => {
  await stock.withMany(neighbour, 260);
  await expectOnlyMatchesDeleted(await openAs(neighbour, GALLERY), db, neighbour);
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
