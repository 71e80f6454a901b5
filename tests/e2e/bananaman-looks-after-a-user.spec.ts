import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { meet, pay } from "./signed-in.ts";
import { test } from "./test.ts";
import { heading, pageOf } from "./user-page.ts";

const REASON = "Uploads other people's logos";

const card = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

const question = (page: Page) => page.getByRole("alertdialog");

const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

const trail = (page: Page) => card(page, "Audit trail").getByRole("listitem");

test("an administrator reads a user's page, ends the session, bans and unbans, each time told first what will happen", async ({
  openAs,
  bananaman,
  baseURL,
}) => {
  const kai = await meet(baseURL, "kai", pay);
  const page = await openAs(bananaman, pageOf(kai));
  const problems = watchConsole(page);
  await expect(heading(page, kai.email)).toBeVisible();
  await expect(card(page, "Access").getByText(/^Order #\d+ is paid\./)).toBeVisible();
  await expect(card(page, /^Payments/).getByRole("link", { name: /^Receipt of order/ })).toBeVisible();
  await expect(card(page, "Account").getByText("All times on this page are UTC.")).toBeVisible();
  await expectAccessible(page);

  const theirs = await openAs(kai, "/dashboard/settings");
  await expect(heading(theirs, "Settings")).toBeVisible();
  await card(page, /^Sessions/)
    .getByRole("button", { name: /^End Unknown browser/ })
    .click();
  await expect(question(page)).toContainText(kai.email);
  await expect(question(page)).toContainText("whatever is done next in that browser is refused");
  await expectAccessible(page, "[role=alertdialog]");
  await question(page).getByRole("button", { name: "End session" }).click();
  await expect(toast(page, "Session ended")).toBeVisible();
  await expect(card(page, /^Sessions/).getByText("None. Not signed in anywhere.")).toBeVisible();
  await expect(heading(page, kai.email)).toBeFocused();
  await theirs.getByRole("link", { name: "Gallery" }).click();
  await expect(theirs).toHaveURL(/:\d+\/$/);

  // With the keyboard alone, and without a reason first.
  const ban = card(page, "Actions").getByRole("button", { name: "Ban" });
  await ban.press("Enter");
  await expect(question(page)).toContainText("No money is returned");
  await page.keyboard.press("Escape");
  await expect(ban).toBeFocused();
  await ban.press("Enter");
  await expect(question(page).getByLabel("Reason")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page).getByText(/^Say why/)).toBeVisible();
  await page.keyboard.type(REASON);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Banned: no access")).toBeVisible();
  await expect(page.getByText(`“${REASON}” Sign-in is refused`)).toBeVisible();
  await expect(card(page, "Actions").getByRole("button", { name: "Send sign-in link" })).toBeDisabled();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNothingSideways(page);
  await card(page, "Actions").getByRole("button", { name: "Unban" }).click();
  await question(page).getByLabel("Reason").fill("Settled by mail");
  // The server cannot be reached: the dialog stays, says so, and the words typed are kept.
  await page.route("**/functions/v1/unban-user", (route) => route.abort());
  await question(page)
    .getByRole("button", { name: /^Unban kai/ })
    .click();
  await expect(question(page).getByRole("alert")).toContainText("We could not reach the server");
  await expect(question(page).getByLabel("Reason")).toHaveValue("Settled by mail");
  await expectAccessible(page, "[role=alertdialog]");
  await page.unroute("**/functions/v1/unban-user");
  await question(page)
    .getByRole("button", { name: /^Unban kai/ })
    .click();
  await expect(card(page, "Access").getByText("Has access", { exact: true })).toBeVisible();
  await expect(trail(page)).toHaveText([/unbanned kai.*Settled by mail/, /banned kai.*logos/, /ended sessions of kai/]);
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

test("a new e-mail is confirmed in its own mailbox, and from then on it is the one to sign in with", async ({
  openAs,
  browser,
  bananaman,
  baseURL,
}) => {
  const kai = await meet(baseURL, "kai", pay);
  const fresh = `kai-${randomUUID()}@okafor-studio.test`;
  const page = await openAs(bananaman, pageOf(kai), { width: 390 });
  await card(page, "Actions").getByRole("button", { name: "Change e-mail" }).click();
  await question(page).getByLabel("New e-mail").fill("kai@nowhere");
  await question(page).getByLabel("Reason").fill("Lost the old mailbox");
  await question(page).getByRole("button", { name: "Send the link" }).click();
  await expect(question(page).getByRole("alert")).toContainText("not a valid e-mail address");
  await question(page).getByLabel("New e-mail").fill(fresh);
  await question(page).getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, "Mail sent")).toBeVisible();
  await expect(page.getByText(`Waiting for ${fresh}.`)).toBeVisible();
  await expectNothingSideways(page);

  const context = await browser.newContext({ baseURL });
  const mailbox = await context.newPage();
  const openLinkOf = async (subject: string) => {
    await mailbox.goto("/dev/mail");
    await mailbox
      .getByRole("link", { name: `To ${fresh}` })
      .filter({ hasText: subject })
      .click();
    await mailbox.getByRole("link", { name: "Open link" }).click();
  };
  await openLinkOf("Confirm your new email");
  await expect(heading(mailbox, "Confirm your new email")).toBeVisible();
  // The token is out of the address, and nothing has changed yet.
  await expect(mailbox).toHaveURL(/\/confirm-email$/);
  await expectAccessible(mailbox);
  await page.reload();
  await expect(heading(page, kai.email)).toBeVisible();

  await mailbox.getByRole("button", { name: "Confirm new email" }).click();
  await expect(heading(mailbox, "Your email was changed")).toBeVisible();
  await mailbox.getByRole("button", { name: "Sign in" }).click();
  await expect(mailbox.getByLabel("Email")).toHaveValue(fresh);
  await mailbox.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(mailbox.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
  await openLinkOf("Your magic link");
  await expect(mailbox).toHaveURL(/\/dashboard$/);
  await expect(heading(mailbox, "What are we baking today?")).toBeVisible();

  await page.reload();
  await expect(heading(page, fresh)).toBeVisible();
  await expect(trail(page)).toHaveText([
    /confirmed from the new mailbox/,
    /asked for another e-mail.*Lost the old mailbox/,
  ]);
  await mailbox.goto("/dev/mail");
  await expect(mailbox.getByRole("link", { name: `To ${kai.email}` }).first()).toContainText("Your email was changed");
  await context.close();
});
