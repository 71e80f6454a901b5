import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { createPlace } from "../support/process.ts";
import { holdTimers } from "./hold-timers.ts";
import { boxOf, expectAccessible, watchConsole } from "./page-problems.ts";
import { test as everything } from "./test.ts";

/** Somebody else, in a browser of their own. */
const openStranger = async (browser: Browser, url: string) => (await browser.newContext({ baseURL: url })).newPage();

/** On the installation that really sends mail. */
const test = everything.extend<{ visitor: Page }>({
  visitor: async ({ mailing, browser }, use) => {
    const context = await browser.newContext({ baseURL: mailing.url });
    await use(await context.newPage());
    await context.close();
  },
});

const TOO_MANY = "Too many attempts. Please wait a few minutes before trying again.";
const newAddress = () => `person-${randomUUID()}@loafworks.test`;
const dialog = (page: Page) => page.getByRole("dialog", { name: /Welcome!|Magic Link Sent!/ });
const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

async function openDialog(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function askForLink(page: Page, email: string) {
  await openDialog(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
}

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
  await visitor.reload();
  await expect(visitor.getByText(email).first()).toBeVisible();
  await visitor.evaluate(() => sessionStorage.setItem("paymentStatus_someone", "paid"));
  await visitor.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(visitor).toHaveURL(/\/$/);
  await expect.poll(() => visitor.evaluate(() => sessionStorage.getItem("paymentStatus_someone"))).toBeNull();
  await visitor.goto("/dashboard");
  await expect(visitor).toHaveURL(/\/$/);
  expect(problems).toEqual([]);
});

test("a signed-in person never sees the landing page, not for one frame", async ({ visitor, mailing }) => {
  const email = newAddress();
  await askForLink(visitor, email);
  await visitor.goto(await mailing.linkFor(email));
  await expect(visitor).toHaveURL(/\/dashboard$/);
  await visitor.addInitScript(() => {
    const look = () => {
      if (location.pathname === "/" && document.querySelector("h1")?.checkVisibility()) {
        sessionStorage.setItem("sawLanding", "yes");
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await visitor.goto("/").catch(() => {});
  await expect(visitor).toHaveURL(/\/dashboard$/);
  await expect(visitor.getByText(email).first()).toBeVisible();
  expect(await visitor.evaluate(() => sessionStorage.getItem("sawLanding"))).toBeNull();
});

test("with the keyboard alone", async ({ visitor, mailing }) => {
  const email = newAddress();
  await visitor.goto("/");
  const signIn = visitor.getByRole("button", { name: "Sign In" }).first();
  await signIn.focus();
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByLabel("Email")).toBeFocused();
  await visitor.keyboard.type("first@loafworks.test");
  await visitor.keyboard.press("Escape");
  await expect(dialog(visitor)).toBeHidden();
  await expect(signIn).toBeFocused();
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByLabel("Email")).toBeFocused();
  await expect(visitor.getByLabel("Email")).toHaveValue("");
  await visitor.keyboard.type(email);
  await visitor.keyboard.press("Enter");
  // The panel takes the focus, so that it is announced.
  await expect(dialog(visitor).locator(":focus")).toContainText("Magic Link Sent!");
  await visitor.keyboard.press("Tab");
  await expect(visitor.getByRole("button", { name: "Try Different Email" })).toBeFocused();
  await visitor.goto(await mailing.linkFor(email));
  await expect(visitor).toHaveURL(/\/dashboard$/);
});

test("on a phone the dialog is a sheet at the bottom", async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto("/");
  await visitor.getByRole("button", { name: "Start", exact: true }).click();
  const box = async () => (await dialog(visitor).boundingBox()) ?? { y: 0, height: 0, width: 0 };
  await expect.poll(async () => Math.round((await box()).y + (await box()).height)).toBe(844);
  expect((await box()).width).toBe(390);
  await expectAccessible(visitor, "[role=dialog]");
});

for (const width of [390, 1440]) {
  test(`an empty and a wrong address are explained in words below the field, at ${width} px`, async ({ visitor }) => {
    await visitor.setViewportSize({ width, height: 844 });
    await visitor.goto("/");
    await visitor
      .getByRole("button", { name: /^(Sign In|Start)$/ })
      .filter({ visible: true })
      .first()
      .click();
    const field = visitor.getByLabel("Email");
    const alert = dialog(visitor).getByRole("alert");
    const icons = dialog(visitor).locator("form svg");
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    for (const [typed, words] of [
      ["", "Please enter your email address"],
      ["nonsense", "Please enter a valid email address."],
    ] as const) {
      await field.fill(typed);
      await visitor.getByRole("button", { name: "Send Magic Link" }).click();
      await expect(alert).toHaveText(words);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(words);
      await expect.poll(async () => (await boxOf(alert)).y - (await boxOf(field)).bottom).toBeGreaterThan(0);
      // One in the button and one before the message; there is no icon on its own.
      await expect(icons).toHaveCount(2);
    }
    await expectAccessible(visitor, "[role=dialog]");
  });
}

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

test("after a minute the button is there again, and a refusal leaves the link in the mailbox good", async ({
  visitor,
  mailing,
}) => {
  const email = newAddress();
  await visitor.clock.install();
  await askForLink(visitor, email);
  await mailing.linkFor(email);
  // Counted down from sixty, and the mail may have taken some of them.
  await expect(visitor.getByRole("button", { name: /Resend Link in (60|[1-5]\d) s/ })).toBeVisible();
  await visitor.clock.runFor(61_000);
  // The server's own minute is not over: it says so, and the link already sent stays valid.
  await visitor.getByRole("button", { name: "Resend Link" }).click();
  await expect(dialog(visitor).getByRole("alert")).toHaveText(TOO_MANY);
  await visitor.clock.resume();
  await visitor.goto(await mailing.linkFor(email));
  await expect(visitor).toHaveURL(/\/dashboard$/);
});

test("a longer wait is told in minutes, in words and on the button", async ({ visitor, mailing }) => {
  const email = newAddress();
  await visitor.clock.install();
  await askForLink(visitor, email);
  // As if this were the tenth in half an hour.
  await mailing.query(
    `insert into auth.magic_links (email, mailbox, asked_by, token_hash, code_challenge, code_challenge_method,
                                   redirect_to, created_at)
     select email, mailbox, asked_by, sha256(token_hash || n::text::bytea), '', 's256', '', now() - interval '30 minutes'
       from auth.magic_links, generate_series(1, 9) n where email = $1`,
    [email],
  );
  await mailing.query("update auth.magic_links set created_at = created_at - interval '61 seconds' where email = $1", [
    email,
  ]);
  await visitor.clock.runFor(61_000);
  await visitor.getByRole("button", { name: "Resend Link" }).click();
  await expect(dialog(visitor).getByRole("alert")).toHaveText(
    "Too many attempts. Please wait a few minutes before trying again. The next link can be sent in 29 minutes.",
  );
  await expect(visitor.getByRole("button", { name: "Resend Link in 29 min" })).toBeDisabled();
  await expectAccessible(visitor, "[role=dialog]");
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

test("a callback without a link says it failed, and does not repeat itself", async ({ visitor }) => {
  await holdTimers(visitor, 3_000);
  await visitor.goto("/auth/callback");
  await expect(visitor.getByRole("alert")).toHaveText("Authentication failed");
  await expect(visitor.getByText("Authentication failed")).toHaveCount(1);
});

test("a failure in a tab that nobody looks at is told at home", async ({ visitor }) => {
  await visitor.addInitScript(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  await visitor.goto("/auth/callback#error=access_denied&error_description=The+link+was+withdrawn");
  await expect(visitor).toHaveURL(/\/$/);
  const news = toast(visitor, "Authentication Error");
  await expect(news).toContainText("The link was withdrawn");
  await news.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog(visitor)).toBeVisible();
});

test("an error that the provider puts into the address of the landing page is shown once", async ({ visitor }) => {
  await visitor.goto("/#error=access_denied&error_description=The+link+was+withdrawn");
  await expect(toast(visitor, "Authentication Error")).toContainText("The link was withdrawn");
  await expect(visitor).toHaveURL(/\/$/);
});

test("too many attempts, and a server that is down, in words of ours", async ({ page }) => {
  const place = await createPlace();
  const server = await place.launch({ AUTH_RATE_LIMIT: "1" });
  await page.goto(place.url);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const send = async () => {
    await page.getByLabel("Email").fill(newAddress());
    await page.getByLabel("Email").press("Enter");
  };
  await send();
  await page.getByRole("button", { name: "Try Different Email" }).click();
  await send();
  const alert = dialog(page).getByRole("alert");
  await expect(alert).toHaveText(TOO_MANY);
  await server.kill("SIGTERM");
  await send();
  await expect(alert).toHaveText("Failed to send magic link");
  await place.remove();
});

test("a server that is away while the link is opened is asked four times, then we say so", async ({
  visitor,
  mailing,
}) => {
  const email = newAddress();
  await askForLink(visitor, email);
  let asked = 0;
  await visitor.route("**/auth/v1/token?grant_type=pkce", (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: "{}" });
  });
  await visitor.goto(await mailing.linkFor(email));
  await expect(visitor.getByText("Verifying your magic link...").first()).toBeVisible();
  await expect(visitor.getByRole("alert")).toHaveText(
    "Unable to establish session after multiple attempts. Please try signing in again.",
    { timeout: 15_000 },
  );
  expect(asked).toBe(4);
});
