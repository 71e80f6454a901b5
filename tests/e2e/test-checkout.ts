import { expect, type Page } from "@playwright/test";
import { meet, startCheckout } from "./signed-in.ts";

type Outcome = "Payment succeeds" | "Payment is delayed" | "Card is declined";

/** From the payment gate to the test checkout's page. */
export async function goToCheckout(page: Page, outcome: Outcome) {
  const required = page.getByRole("alertdialog", { name: "Payment Required" });
  await required.getByRole("button", { name: "Get Lifetime Access" }).click();
  await page.getByRole("radio", { name: outcome }).check();
}

export const pay = (page: Page) => page.getByRole("button", { name: "Pay $97.00" }).click();

/** What the bank or the shop does later, on the test checkout's page, and what that page then says. */
export async function afterwards(page: Page, checkout: string, button: string, outcome: string) {
  await page.goto(checkout);
  await page.getByRole("button", { name: button }).click();
  const payment = page.getByRole("region", { name: "Payment" });
  await expect(payment.getByText(outcome, { exact: true }).first()).toBeVisible();
}

/** Pays by a method that takes days. Returns the address where the payment can be made to arrive or fail. */
export async function payLater(page: Page): Promise<string> {
  await goToCheckout(page, "Payment is delayed");
  const checkout = page.url();
  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "Payment pending" })).toBeVisible();
  return checkout;
}

/** The address of a new user's checkout. */
export async function newCheckout(url = ""): Promise<string> {
  let checkout = "";
  await meet(url, "buyer", async (browser) => {
    checkout = await startCheckout(url, browser);
  });
  return checkout;
}
