import { expect } from "@playwright/test";
import { signIn } from "./signed-in.ts";
import { heading, sessionOf, success, test } from "./stripe-buyer.ts";

// In one worker: otherwise each would start a shop of its own.
test.describe.configure({ mode: "default" });

test("the page waits while Stripe has no answer yet, and finds out by itself", async ({ buyer, shop }) => {
  const session = sessionOf(buyer);
  await buyer.goto(success(shop, session));
  await expect(heading(buyer, "Waiting for your payment")).toBeVisible();
  await expect(buyer.getByText("Confirming")).toBeVisible();
  await expect(buyer.getByText("Paid", { exact: true })).toBeHidden();
  shop.stripe.pay(session);
  await expect(heading(buyer, "Payment Successful")).toBeVisible();
});

test("disputed and won; then another try while Stripe is down says that nothing was charged", async ({
  buyer,
  shop,
  browser,
}) => {
  const session = sessionOf(buyer);
  const { stripe } = shop;
  await stripe.deliver(shop.url, stripe.write(stripe.pay(session)));
  await stripe.deliver(shop.url, stripe.write(stripe.dispute(session)));
  await buyer.goto("/dashboard");
  await expect(heading(buyer, "You're almost in")).toBeVisible();
  await stripe.deliver(shop.url, stripe.write(stripe.closeDispute(session, "won")));
  await buyer.reload();
  await expect(heading(buyer, "What are we baking today?")).toBeVisible();

  const context = await browser.newContext({ baseURL: shop.url });
  const { page } = await signIn(context, "unlucky");
  stripe.setDown(true);
  await page.getByRole("button", { name: "Get Lifetime Access" }).click();
  const toast = page.getByRole("dialog").filter({ hasText: "Checkout Error" });
  await expect(toast).toContainText("The payment service cannot be reached. Nothing was charged", { timeout: 30_000 });
  stripe.setDown(false);
  await context.close();
});
