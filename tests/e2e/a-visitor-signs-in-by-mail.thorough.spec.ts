import { expect } from "@playwright/test";
import { createPlace } from "../support/process.ts";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible } from "./page-problems.ts";
import { askForLink, dialog, expectAddressExplained, newAddress, TOO_MANY, test, toast } from "./sign-in-dialog.ts";

// In one worker: otherwise each would start an installation of its own.
test.describe.configure({ mode: "default" });

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

test("an empty and a wrong address are explained in words below the field, at 390 px", async ({ visitor }) => {
  await expectAddressExplained(visitor, 390);
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
