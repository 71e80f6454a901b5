import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";
import { addPeople, rows, USERS } from "./users-page.ts";

const rowOf = (page: Page, email: string) => rows(page).filter({ hasText: email });

const search = (page: Page, words: string) => page.getByRole("searchbox", { name: "Search users" }).fill(words);

test("an administrator searches, sorts and pages through everybody, and the address keeps it", async ({
  openAs,
  bananaman,
  db,
}) => {
  const { company, email } = await addPeople(db);
  const page = await openAs(bananaman, USERS);
  const problems = watchConsole(page);
  await expect(
    page.getByText(/Read-only test: \d+ customers? and \d+ orders? are visible to your account/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Test again" }).click();
  await expect(page.getByText("Total revenue").locator("xpath=following-sibling::dd[1]")).toHaveText(/^\$[\d,]+\.00$/);

  await search(page, company);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("table", { name: "Users" })).toHaveAttribute("aria-busy", "false");
  // The header, and the first 25 of 30.
  await expect(rows(page)).toHaveCount(26);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(rowOf(page, email(5))).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.reload();
  await expect(rowOf(page, email(1))).toContainText("1, $97.00");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(rowOf(page, email(30))).toBeVisible();

  await page.getByRole("button", { name: "E-mail" }).click();
  await expect(rows(page).nth(1)).toContainText(email(1));
  await expect(page.getByRole("columnheader", { name: "E-mail" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("radio", { name: "Paid", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/access=paid/);
  await page.getByRole("radio", { name: "Free" }).click();
  await expect(page.getByRole("heading", { name: "No users found." })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(rows(page)).not.toHaveCount(2);
  expect(problems).toEqual([]);

  await page.goto(`${USERS}?search=${company}&after=no-such-page`);
  await expect(page.getByRole("heading", { name: "Error Loading Users" })).toBeVisible();
  await page.getByRole("button", { name: "To the first page" }).click();
  await expect(rowOf(page, email(30))).toBeVisible();
});

test("an administrator grants free access, takes it back, and finds both in the audit log", async ({
  openAs,
  bananaman,
  db,
}) => {
  const { email } = await addPeople(db);
  const page = await openAs(bananaman, `${USERS}?search=${email(7)}`);
  await rowOf(page, email(7)).getByRole("button", { name: "Grant Free Access" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(`${email(7)} gets lifetime access without paying.`);
  await expect(dialog).toContainText("What will happen");
  await expectAccessible(page, "[role=alertdialog]");
  await dialog.getByLabel("Reason").fill("Beta tester");
  await dialog.getByRole("button", { name: "Grant Free Access" }).click();
  await expect(page.getByText("Access Granted! 🎉")).toBeVisible();
  await expect(page.getByRole("link", { name: email(7) })).toBeFocused();
  await expect(rowOf(page, email(7))).toContainText("Free access");
  await expect(page.getByText(`granted free access to ${email(7)}`)).toBeVisible();

  await rowOf(page, email(7)).getByRole("button", { name: "Take back" }).click();
  await dialog.getByLabel("Reason").fill("Granted by mistake");
  await dialog.getByRole("button", { name: "Take back access" }).click();
  await expect(page.getByText("Free access taken back")).toBeVisible();
  await expect(rowOf(page, email(7))).toContainText("Unpaid");

  await page.getByRole("link", { name: "See all" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the log" }).fill(email(7));
  const entries = page.getByRole("button", { name: /^Details of entry/ });
  await expect(entries).toHaveCount(2);
  await page.getByRole("button", { name: "Who", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: bananaman.email }).click();
  await expect(entries).toHaveCount(2);
  await page.getByRole("button", { name: "Result", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Refused" }).click();
  await expect(page.getByRole("heading", { name: "No entries" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Result" }).click();
  await entries.first().click();
  await expect(page.getByText(`took back free access from ${email(7)}.`)).toBeVisible();
  await expect(page.getByText("Granted by mistake")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Open user" })).toHaveAttribute(
    "href",
    /bananaman-users\/[0-9a-f-]{36}$/,
  );

  // What happens meanwhile waits behind a button instead of moving the list.
  await page.clock.install();
  await page.goto(`${USERS}/audit-log?search=${email(7)}`);
  await expect(entries).toHaveCount(2);
  await db.query("insert into private.audit_log (action, target) values ('send-test-email', $1)", [email(7)]);
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: "1 new entry" }).click();
  await expect(entries).toHaveCount(3);
});

test("the list downloads as a file that a spreadsheet opens safely, and that is an entry too", async ({
  openAs,
  bananaman,
  db,
}) => {
  const { company, email } = await addPeople(db);
  await db.query("insert into auth.users (email) values ('=1+1@' || $1)", [company]);
  const page = await openAs(bananaman, `${USERS}?search=${company}`);
  await expect(rows(page)).toHaveCount(26);
  await page.getByRole("button", { name: "Export CSV" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Export the users?" });
  await expect(dialog).toContainText(`Everybody whose e-mail address contains “${company}”.`);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(32);
  expect(text).toContain(`"'=1+1@${company}"`);
  expect(text).toContain(`"${email(1)}"`);
  await expect(page.getByText("Written to the audit log.")).toBeVisible();
  await page.getByRole("link", { name: "See all" }).click();
  await expect(page.getByText("Exported the users").first()).toBeVisible();
});

test("sales and sign-ups are read by pointer, by keyboard, or as a table", async ({ openAs, bananaman, db }) => {
  await addPeople(db);
  const page = await openAs(bananaman, USERS);
  const chart = page.getByRole("slider", { name: "Sign-ups per day" });
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /Bought \d+, Not yet \d+, Sign-ups \d+$/);
  const today = await chart.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect(chart).not.toHaveAttribute("aria-valuetext", today ?? "");
  await page.getByRole("radio", { name: "Table" }).click();
  const table = page.getByRole("table", { name: "Sign-ups per day, newest first" });
  await expect(table.getByRole("row")).toHaveCount(32);
  await page.getByRole("radio", { name: "12 m" }).click();
  await expect(page.getByRole("table", { name: "Revenue per month, newest first" }).getByRole("row")).toHaveCount(14);
  await expectAccessible(page);
});
