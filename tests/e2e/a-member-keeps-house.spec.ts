import { expect, type Page } from "@playwright/test";
import { openZip } from "../../src/server/account/import/read-zip.ts";
import { card } from "./settings-page.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

test("settings show the month, its cost, the room that is taken, the order with its invoice, and since when", async ({
  openAs,
  regular,
  db,
}) => {
  const page = await openAs(regular, "/dashboard/settings");
  const usage = card(page, "Usage");
  const days = usage.getByRole("table", { name: /^Creatives per day/ });
  await expect(days.getByRole("row").filter({ hasText: /^\d+ \w{3}10$/ })).toHaveCount(1);
  await expect(usage.getByRole("definition")).toHaveText(["1", "0", "$0.00", "0%"]);
  const cost = card(page, "Cost").getByRole("table", { name: /^Cost by service/ });
  await expect(cost.getByRole("row", { name: /^Built-in composer 1 .*Free$/ })).toBeVisible();
  await page.getByRole("button", { name: "Month before" }).click();
  await expect(card(page, "Cost").getByText("Nothing was spent")).toBeVisible();
  await expect(usage.getByText("Nothing was generated in this month")).toBeVisible();
  await expect(usage.getByRole("definition")).toHaveText(["0", "0", "$0.00", "0%"]);
  await page.getByRole("button", { name: "Month after" }).click();
  await expect(page.getByRole("button", { name: "Month after" })).toBeDisabled();
  await expect(usage.getByRole("definition").first()).toHaveText("1");

  const subscription = card(page, "Subscription");
  await expect(subscription.getByText("Lifetime access")).toBeVisible();
  await expect(subscription.getByText(/^Paid once, \$97\.00, on /)).toBeVisible();
  await expect(subscription.getByRole("meter", { name: "Cloud storage" })).toHaveAttribute(
    "aria-valuetext",
    /^\d.* of 5 GB$/,
  );
  const { rows } = await db.query<{ created_at: Date }>("select created_at from auth.users where email = $1", [
    regular.email,
  ]);
  const since = rows[0]?.created_at.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
  await expect(card(page, "Account").getByText(`Member since ${since}`)).toBeVisible();
  await expect(card(page, "Orders").getByRole("row").last()).toContainText("Paid");
  const invoice = page.waitForEvent("popup");
  await card(page, "Orders")
    .getByRole("link", { name: /^Open the invoice of order/ })
    .click();
  await expect(await invoice).toHaveURL(/\/dev\/checkout\//);
});

const MAX_BYTES = 10 * 1024 * 1024;

test("all data comes as one file that holds the picture", async ({ openAs, regular }) => {
  const page = await openAs(regular, "/dashboard/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bananabread-data-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(toast(page, "Downloaded!")).toBeVisible();
  const zip = await openZip(await file.path());
  const [creative] = JSON.parse(String(await zip.read("creatives.json", MAX_BYTES)));
  expect(creative.prompt).toBe("Rye bread, 20 % off until Sunday");
  expect((await zip.read(creative.file, MAX_BYTES))?.subarray(1, 4).toString()).toBe("PNG");
  expect(JSON.parse(String(await zip.read("account.json", MAX_BYTES))).profile.email).toBe(regular.email);
  zip.close();

  // A long download shows its progress and can be stopped.
  await page.route("**/functions/v1/export-data", () => {});
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByRole("progressbar", { name: "Packing your data" })).toBeVisible();
  await page.getByRole("button", { name: "Stop download" }).click();
  await expect(page.getByRole("button", { name: "Download my data" })).toBeVisible();
  await page.unroute("**/functions/v1/export-data");
  await page.route("**/functions/v1/export-data", (route) => route.abort());
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(toast(page, "Download Failed")).toContainText("Nothing is lost");
});

test("signing out everywhere ends every browser of this person, and nobody else's", async ({
  openAs,
  member,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const { page } = await signIn(context, "roamer");
  await buy(page);
  const state = await context.storageState();
  const elsewhere = await openAs({ email: "", state }, "/dashboard/settings");
  const other = await openAs(member, "/dashboard/settings");
  await page.goto("/dashboard/settings");
  await expect(card(elsewhere, "Account").getByText(/^Member since/)).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).press("Enter");
  await expect(page.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Generate Epic Ads/ })).toBeVisible();
  await elsewhere.getByRole("button", { name: "Download my data" }).click();
  await expect(toast(elsewhere, "Download Failed")).toContainText("sign in again");
  await other.reload();
  await expect(card(other, "Account").getByText(/^Member since/)).toBeVisible();
  await context.close();
});

test("an account is deleted by typing its address; the neighbour's stays as it was", async ({
  openAs,
  regular,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const { page, email } = await signIn(context, "leaver");
  await buy(page);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Delete account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const field = dialog.getByRole("textbox", { name: `Type ${email} to confirm` });
  await expect(field).toBeFocused();
  await expect(dialog).toContainText("No refund is triggered");
  await page.keyboard.type("somebody@else.test");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(`This is not ${email}. Nothing was deleted.`)).toBeVisible();
  await field.fill(email.toUpperCase());
  await page.route("**/functions/v1/delete-account", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("could not reach the server");
  await page.unroute("**/functions/v1/delete-account");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Generate Epic Ads/ })).toBeVisible();
  await expect(toast(page, "Your account is deleted")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Generate Epic Ads/ })).toBeVisible();

  const neighbour = await openAs(regular, "/dashboard");
  await expect(neighbour.getByRole("img", { name: /Rye bread/ })).toBeVisible();
  await context.close();
});
