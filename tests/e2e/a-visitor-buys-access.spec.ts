import { expect } from "@playwright/test";
import { buyAndNoteCheckout, heading, required } from "./buying.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { openMailedLink, signIn } from "./signed-in.ts";
import { test } from "./test.ts";
import { afterwards, goToCheckout, pay } from "./test-checkout.ts";

test("from the price card through the mailbox to the payment page, the receipt and the dashboard", async ({ page }) => {
  const problems = watchConsole(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.locator("#pricing").getByRole("button", { name: "Get Started" }).click();
  const email = await openMailedLink(page, "buyer");
  // No detour: a user who wanted to buy is taken straight to the payment page.
  await expect(page).toHaveURL(/\/dev\/checkout\//);
  await expect(page.getByText("Test mode, nothing is charged")).toBeVisible();
  const confetti = page.locator("canvas").waitFor({ state: "attached" });
  await pay(page);

  await expect(heading(page, "Payment Successful")).toBeVisible();
  await confetti;
  const receipt = page.getByRole("complementary", { name: "Receipt" });
  for (const words of ["BananaBread Lifetime Access", "Paid", "Lifetime Unlimited", "$97.00"]) {
    await expect(receipt.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(receipt.getByText(/^#\d+$/)).toBeVisible();
  await expect(receipt.getByText(String(new Date().getFullYear()))).toBeVisible();
  for (const step of ["Set up your API key", "Browse Prompt School", "Generate your first creative"]) {
    await expect(page.getByRole("link", { name: step })).toBeVisible();
  }

  await page.reload();
  await expect(heading(page, "Payment Successful")).toBeVisible();
  await expect(page.locator("canvas"), "confetti comes once").not.toBeAttached();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByRole("status")).toContainText("You own this.");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.goto("/dev/mail");
  await expect(page.getByRole("link", { name: `To ${email}` }).filter({ hasText: "Receipt" })).toHaveCount(1);
  // The mailbox shows mails in a frame without scripts, and the browser says so.
  expect(problems.filter((problem) => !problem.includes("sandboxed"))).toEqual([]);
});

test("turning back at the payment page: nothing was charged, said once", async ({ context }) => {
  const { page } = await signIn(context, "undecided");
  await goToCheckout(page, "Payment succeeds");
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("status").filter({ hasText: "Checkout cancelled. Nothing was charged." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/dev\/checkout\//);
});

test("a part of the money back keeps the door open, all of it closes it, whatever the tab remembers", async ({
  context,
}) => {
  const { page } = await signIn(context, "regretful");
  const checkout = await buyAndNoteCheckout(page);
  await page.goto("/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await afterwards(page, checkout, "Refund $", "$10.00");
  await page.goto("/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await afterwards(page, checkout, "Refund everything", "Refunded");
  expect(await page.evaluate(() => Object.entries(sessionStorage).join())).toContain("paid");
  await page.goto("/dashboard");
  await expect(heading(page, "You're almost in")).toBeVisible();
  await page.goto("/success");
  await expect(heading(page, "This order no longer gives access")).toBeVisible();
});

test("when checkout cannot be opened, a toast says why and that nothing was charged", async ({ context }) => {
  const { page } = await signIn(context, "stuck");
  await page.route("**/functions/v1/stripe-checkout", (route) => route.abort());
  await required(page).getByRole("button", { name: "Get Lifetime Access" }).click();
  const toast = page.getByRole("dialog").filter({ hasText: "Checkout Error" });
  await expect(toast).toContainText("Nothing was charged.");
  await page.unroute("**/functions/v1/stripe-checkout");
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/dev\/checkout\//);
});
