import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";
import { addPeople, rows, USERS } from "./users-page.ts";

test("on a phone the users and the audit log are sound, and others are denied both", async ({
  openAs,
  bananaman,
  member,
  db,
}) => {
  await addPeople(db);
  const phone = await openAs(bananaman, USERS, { width: 390 });
  await expect(phone.getByRole("slider", { name: "Revenue per day" })).toBeVisible();
  await expect(rows(phone).nth(3)).toBeVisible();
  await expectAccessible(phone);
  await expectNothingSideways(phone);
  await phone.goto(`${USERS}/audit-log`);
  await expect(phone.getByRole("table", { name: "Audit log" })).toBeVisible();
  await expectAccessible(phone);
  await expectNothingSideways(phone);

  const denied = await openAs(member, USERS);
  await expect(denied.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await denied.goto(`${USERS}/audit-log`);
  await expect(denied.getByText("Only Bananaman has access to the audit log.")).toBeVisible();
});
