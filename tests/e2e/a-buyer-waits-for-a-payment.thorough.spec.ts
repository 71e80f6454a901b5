import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { anythingToPay, checkAgain, dialog, heading } from "./payment-door.ts";
import { signIn } from "./signed-in.ts";
import { test } from "./test.ts";
import { afterwards, payLater } from "./test-checkout.ts";

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
