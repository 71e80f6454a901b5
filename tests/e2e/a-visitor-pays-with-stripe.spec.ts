import { expect, type Page } from "@playwright/test";
import type { Shop } from "./installations.ts";
import { signIn } from "./signed-in.ts";
import { test as everything } from "./test.ts";

const test = everything.extend<{ buyer: Page }>({
  /** A buyer on Stripe's own page. */
  buyer: async ({ shop, browser }, use) => {
    const context = await browser.newContext({ baseURL: shop.url });
    const { page } = await signIn(context, "buyer");
    await page.route(`${shop.stripe.env.STRIPE_API_BASE}/pay/*`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Stripe</h1>" }),
    );
    await page.getByRole("button", { name: "Get Lifetime Access" }).click();
    await expect(page.getByRole("heading", { name: "Stripe" })).toBeVisible();
    await use(page);
    await context.close();
  },
});

// In one worker: otherwise each would start a shop of its own.
test.describe.configure({ mode: "default" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const sessionOf = (page: Page) => page.url().split("/").at(-1) ?? "";
const success = (shop: Shop, session: string) => `${shop.url}/success?session_id=${session}`;

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

test("the page waits while Stripe has no answer yet, and finds out by itself", async ({ buyer, shop }) => {
  const session = sessionOf(buyer);
  await buyer.goto(success(shop, session));
  await expect(heading(buyer, "Waiting for your payment")).toBeVisible();
  await expect(buyer.getByText("Confirming")).toBeVisible();
  await expect(buyer.getByText("Paid", { exact: true })).toBeHidden();
  shop.stripe.pay(session);
  await expect(heading(buyer, "Payment Successful")).toBeVisible();
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
