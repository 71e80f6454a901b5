import { expect, type Page } from "@playwright/test";
import type { Shop } from "./installations.ts";
import { signIn } from "./signed-in.ts";
import { test as everything } from "./test.ts";

export const test = everything.extend<{ buyer: Page }>({
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

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const sessionOf = (page: Page) => page.url().split("/").at(-1) ?? "";
export const success = (shop: Shop, session: string) => `${shop.url}/success?session_id=${session}`;
