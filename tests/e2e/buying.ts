import { expect, type Page } from "@playwright/test";
import { goToCheckout, pay } from "./test-checkout.ts";

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const required = (page: Page) => page.getByRole("alertdialog", { name: "Payment Required" });

export async function buyAndNoteCheckout(page: Page): Promise<string> {
  await goToCheckout(page, "Payment succeeds");
  const checkout = page.url();
  await pay(page);
  await expect(heading(page, "Payment Successful")).toBeVisible();
  return checkout;
}
