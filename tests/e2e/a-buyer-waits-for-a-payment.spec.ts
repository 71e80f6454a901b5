import { expect } from "@playwright/test";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible } from "./page-problems.ts";
import { anythingToPay, checkAgain, dialog, heading } from "./payment-door.ts";
import { signIn } from "./signed-in.ts";
import { test } from "./test.ts";
import { afterwards, payLater } from "./test-checkout.ts";

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
