import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";
import { heading, pageOf } from "./user-page.ts";

test("an address without a user says so, and others are denied", async ({ openAs, bananaman, member }) => {
  const page = await openAs(bananaman, `/dashboard/bananaman-users/${randomUUID()}`);
  await expect(heading(page, "There is no such user")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Manage Users" }).click();
  await expect(page).toHaveURL(/\/bananaman-users$/);

  const denied = await openAs(member, pageOf(bananaman));
  await expect(heading(denied, "Access Denied")).toBeVisible();
  await expect(denied.getByText("Only Bananaman has access to Manage Users.")).toBeVisible();
  await expect(denied.getByText(bananaman.email)).toHaveCount(0);
});
