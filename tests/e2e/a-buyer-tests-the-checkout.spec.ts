import { expect } from "@playwright/test";
import { loadedFonts } from "./loaded-fonts.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";
import { newCheckout } from "./test-checkout.ts";

test("a declined card, then a payment, a dispute and its end, all by keyboard and in words", async ({
  page,
  baseURL,
}) => {
  const problems = watchConsole(page);
  const checkout = await newCheckout(baseURL);
  await page.goto(checkout);
  await expectAccessible(page);
  const fonts = ["Bricolage Poster", "Bricolage Grotesque Variable", "Geist Variable", "Geist Mono Variable"];
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(fonts));

  await page.getByRole("radio", { name: "Payment succeeds" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Card is declined" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The card was declined. Nothing was charged.");
  await expectAccessible(page);

  const leadsToSuccess = page.waitForRequest(/\/success\?session_id=cs_local_/);
  await page.getByRole("button", { name: "Pay $97.00" }).click();
  await leadsToSuccess;
  // Left to arrive: a page that is still on its way would interrupt the next one.
  await expect(page).not.toHaveURL(checkout);

  await page.goto(checkout);
  await expect(page.getByRole("heading", { name: "Paid" })).toBeVisible();
  await page.getByRole("button", { name: "Buyer disputes" }).click();
  await expect(page.getByRole("heading", { name: "Disputed" })).toBeVisible();
  await page.getByRole("button", { name: "Dispute is lost" }).click();
  await expect(page.getByRole("heading", { name: "Dispute lost" })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
