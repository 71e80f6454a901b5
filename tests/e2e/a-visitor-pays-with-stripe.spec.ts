import { expect } from "@playwright/test";
import { heading, sessionOf, success, test } from "./stripe-buyer.ts";

// In one worker: otherwise each would start a shop of its own.
test.describe.configure({ mode: "default" });

test("a buyer who is faster than the webhook is told the truth all the same", async ({ buyer, shop }) => {
  const session = sessionOf(buyer);
  const event = shop.stripe.write(shop.stripe.pay(session));
  await buyer.goto(success(shop, session));
  await expect(heading(buyer, "Payment Successful")).toBeVisible();
  await expect(buyer.getByRole("link", { name: "Open invoice" })).toHaveAttribute("href", /\/invoices\//);
  expect((await shop.stripe.deliver(shop.url, event)).status).toBe(200);
  await buyer.goto("/dashboard");
  await expect(heading(buyer, "What are we baking today?")).toBeVisible();
});

test("pending, then paid; refunded, and out", async ({ buyer, shop }) => {
  const session = sessionOf(buyer);
  const { stripe } = shop;
  await stripe.deliver(shop.url, stripe.write(stripe.payLater(session)));
  await buyer.goto(success(shop, session));
  await expect(heading(buyer, "Payment pending")).toBeVisible();
  await stripe.deliver(shop.url, stripe.write(stripe.arrive(session)));
  await buyer.getByRole("button", { name: "Check again" }).click();
  await expect(heading(buyer, "Payment Successful")).toBeVisible();
  await stripe.deliver(shop.url, stripe.write(stripe.refund(session, 1_000)));
  await buyer.goto("/dashboard");
  await expect(heading(buyer, "What are we baking today?")).toBeVisible();
  await stripe.deliver(shop.url, stripe.write(stripe.refund(session, 9_700)));
  await buyer.reload();
  await expect(heading(buyer, "You're almost in")).toBeVisible();
});
