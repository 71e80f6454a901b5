import { type Browser, expect } from "@playwright/test";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { askForLink, dialog, expectAddressExplained, newAddress, TOO_MANY, test, toast } from "./sign-in-dialog.ts";

// In one worker: otherwise each would start an installation of its own.
test.describe.configure({ mode: "default" });

/** Somebody else, in a browser of their own. */
const openStranger = async (browser: Browser, url: string) => (await browser.newContext({ baseURL: url })).newPage();

test("by the mailed link to the dashboard, there after a reload, and out again", async ({ visitor, mailing }) => {
  const problems = watchConsole(visitor);
  const email = newAddress();
  await askForLink(visitor, email);
  await expect(dialog(visitor).getByText(email)).toBeVisible();
  await expectAccessible(visitor, "[role=dialog]");

  const tab = await visitor.context().newPage();
  await tab.goto(await mailing.linkFor(email));
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(toast(tab, "Welcome to BananaBread! 🍌")).toBeVisible();
  await expect(tab.getByText(email).first()).toBeVisible();

  // The tab that asked notices by itself.
  await expect(visitor).toHaveURL(/\/dashboard$/);
  // It shows what it remembers before the server has answered, and an answer after the end of the session is a 401.
  const answered = ["**/rpc/has_access", "**/checkout-status"].map((url) => visitor.waitForResponse(url));
  await visitor.reload();
  await expect(visitor.getByText(email).first()).toBeVisible();
  await Promise.all(answered);
  await visitor.evaluate(() => sessionStorage.setItem("paymentStatus_someone", "paid"));
  await visitor.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(visitor).toHaveURL(/\/$/);
  await expect.poll(() => visitor.evaluate(() => sessionStorage.getItem("paymentStatus_someone"))).toBeNull();
  await visitor.goto("/dashboard");
  await expect(visitor).toHaveURL(/\/$/);
  expect(problems).toEqual([]);
});

test("an empty and a wrong address are explained in words below the field, at 1440 px", async ({ visitor }) => {
  await expectAddressExplained(visitor, 1440);
});

test("a second mail has to wait, and closing forgets it all", async ({ visitor }) => {
  const alert = dialog(visitor).getByRole("alert");
  const email = newAddress();
  await askForLink(visitor, email);
  await expect(visitor.getByRole("button", { name: /Resend Link in \d+ s/ })).toBeDisabled();
  await visitor.getByRole("button", { name: "Try Different Email" }).click();
  await expect(visitor.getByLabel("Email")).toHaveValue(email);
  await visitor.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(alert).toHaveText(TOO_MANY);
  await visitor.getByRole("button", { name: "Close" }).click();
  await expect(dialog(visitor)).toBeHidden();
  await visitor.getByRole("button", { name: "Sign In" }).first().click();
  await expect(visitor.getByLabel("Email")).toHaveValue("");
  await expect(alert).toBeHidden();
});

test("a link opened in another browser says so and offers a new one from here", async ({
  visitor,
  mailing,
  browser,
}) => {
  const email = newAddress();
  await askForLink(visitor, email);
  const link = await mailing.linkFor(email);
  const stranger = await openStranger(browser, mailing.url);
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { name: "This link was opened in another browser" })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByLabel("Email").fill(newAddress());
  await stranger.getByRole("button", { name: "Send New Link" }).click();
  await expect(stranger.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
  await expectAccessible(stranger);

  await stranger.context().close();

  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/dashboard$/);
});

test("a used link says once what is wrong and leads home after three seconds, or at once to a new one", async ({
  visitor,
  mailing,
  browser,
}) => {
  const email = newAddress();
  await askForLink(visitor, email);
  const link = await mailing.linkFor(email);
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/dashboard$/);

  const later = await openStranger(browser, mailing.url);
  const words = later.getByText("Email link is invalid or has expired");
  const leave = await holdTimers(later, 3_000);
  await later.goto(link);
  await expect(later.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
  await expect(later.getByRole("alert")).toHaveText("Email link is invalid or has expired");
  await expect(words).toHaveCount(1);
  await expectAccessible(later);
  await leave();
  await expect(later).toHaveURL(/\/$/);
  await expect(later.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
  await expect(words).toHaveCount(0);

  await later.goto(link);
  await later.getByRole("button", { name: "Try signing in again" }).click();
  await expect(dialog(later)).toBeVisible();
  await later.context().close();
});
