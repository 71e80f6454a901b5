import { expect, type Page } from "@playwright/test";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { signIn } from "./signed-in.ts";
import { test } from "./test.ts";
import { afterwards, payLater } from "./test-checkout.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });
const checkAgain = (page: Page) => page.getByRole("button", { name: "Check again" });
const anythingToPay = (page: Page) => page.getByRole("button", { name: /Get Lifetime Access|Get Started|Pay \$/ });

test("while a payment is on its way, the door says so in place of the button; it opens when the money is there", async ({
  context,
}) => {
  const { page, email } = await signIn(context, "patient");
  const checkout = await payLater(page);
  const open = await holdTimers(page, 3_000);
  await page.goto("/dashboard/gallery?search=bread");
  await expect(heading(page, "Money is on its way")).toBeVisible();
  const pending = dialog(page, "Payment pending");
  await expect(pending).toBeFocused();
  for (const words of ["Your payment is being confirmed", "$97", "Order placed", email, "Please do not pay twice."]) {
    await expect(pending).toContainText(words);
  }
  await expect(anythingToPay(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(pending).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(checkAgain(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(/Looked just now, \d\d:\d\d: still on its way/);
  await expect(checkAgain(page), "the keyboard stays where it was").toBeFocused();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await afterwards(await context.newPage(), checkout, "Payment arrives", "Paid");
  await checkAgain(page).click();
  await expect(dialog(page, "Payment arrived")).toBeFocused();
  await expect(heading(page, "You're in")).toBeVisible();
  await expectAccessible(page);
  // After three seconds the page that the address named opens by itself.
  await open();
  await expect(heading(page, "Gallery")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/gallery\?search=bread$/);
  await expect(page.locator("#main")).toBeFocused();
  expect(await page.evaluate(() => "isSamePage" in window), "without loading the page again").toBe(true);
});

test("a payment that fails says so in plain words, with what was charged and a way to pay again", async ({
  context,
}) => {
  const { page } = await signIn(context, "unlucky");
  const checkout = await payLater(page);
  await page.goto("/dashboard");
  await expect(dialog(page, "Payment pending")).toBeVisible();
  await afterwards(await context.newPage(), checkout, "Payment fails", "Payment failed");
  await checkAgain(page).click();
  const failed = dialog(page, "Payment failed");
  await expect(failed).toBeFocused();
  await expect(heading(page, "It did not go through")).toBeVisible();
  await expect(failed.getByRole("definition").filter({ hasText: "$0.00" })).toBeVisible();
  await expectAccessible(page);
  await failed.getByRole("button", { name: "Pay $97 again" }).click();
  await expect(page).toHaveURL(/\/dev\/checkout\//);
  expect(page.url()).not.toBe(checkout);
});

test("no other tab and no other page offers to pay meanwhile", async ({ context }) => {
  const { page } = await signIn(context, "two-tabs");
  const pricing = await context.newPage();
  await pricing.goto("/pricing");
  await expect(anythingToPay(pricing)).toHaveCount(1);
  const buying = await context.newPage();
  await buying.goto("/dashboard");
  await payLater(buying);
  await expect(anythingToPay(buying)).toHaveCount(0);

  const comeBackTo = async (tab: Page) => {
    await tab.bringToFront();
    await tab.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  };
  await comeBackTo(page);
  await expect(dialog(page, "Payment pending")).toBeVisible();
  await expect(anythingToPay(page)).toHaveCount(0);
  await comeBackTo(pricing);
  await expect(pricing.getByRole("status")).toContainText("Your payment is being confirmed.");
  await expect(anythingToPay(pricing)).toHaveCount(0);
  await expectAccessible(pricing);
  await pricing.getByRole("link", { name: "See how it stands" }).click();
  await expect(dialog(pricing, "Payment pending")).toBeVisible();
  // A user who pressed a buying button before signing in gets the same dialog.
  await pricing.goto("/pricing?checkout=now");
  await expect(dialog(pricing, "Payment pending")).toBeVisible();
});

test("the door looks by itself every minute, and opens without a hand", async ({ context }) => {
  const { page } = await signIn(context, "asleep");
  const checkout = await payLater(page);
  await page.clock.install();
  await page.goto("/dashboard");
  await expect(dialog(page, "Payment pending")).toBeVisible();
  await afterwards(await context.newPage(), checkout, "Payment arrives", "Paid");
  await page.clock.runFor(61_000);
  await expect(dialog(page, "Payment arrived")).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});

test("when it cannot look, it says so, and that the payment is not affected; it offers nothing to pay", async ({
  context,
}) => {
  const { page } = await signIn(context, "cut-off");
  await payLater(page);
  await page.goto("/dashboard");
  await expect(dialog(page, "Payment pending")).toBeVisible();
  await page.route("**/functions/v1/checkout-status", (route) => route.abort());
  await checkAgain(page).click();
  await expect(page.getByRole("alert")).toContainText("Your payment is not affected.");
  await expect(checkAgain(page)).toBeEnabled();
  await page.reload();
  await expect(heading(page, "We could not check your access")).toBeVisible();
  await expect(anythingToPay(page)).toHaveCount(0);
  await page.unroute("**/functions/v1/checkout-status");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page, "Payment pending")).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`a payment on its way at ${width} px: accessible, nothing sideways`, async ({ browser, baseURL }) => {
    const viewport = { width, height: width < 760 ? 844 : 900 };
    const context = await browser.newContext({ baseURL, viewport });
    const { page } = await signIn(context, "patient");
    const problems = watchConsole(page);
    const checkout = await payLater(page);
    await page.goto("/dashboard");
    await expect(dialog(page, "Payment pending")).toBeVisible();
    const isSound = async () => {
      await expectAccessible(page);
      await expect.poll(() => page.evaluate(() => scrollY), "it starts with its title").toBe(0);
      await expectNothingSideways(page);
    };
    await isSound();
    await afterwards(await context.newPage(), checkout, "Payment fails", "Payment failed");
    await checkAgain(page).click();
    await expect(dialog(page, "Payment failed")).toBeVisible();
    await isSound();
    expect(problems).toEqual([]);
    await context.close();
  });
}
