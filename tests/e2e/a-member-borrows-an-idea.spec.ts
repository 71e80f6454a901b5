import { expect, type Page } from "@playwright/test";
import { borrowFirst, logo, openAsBorrower } from "./borrowing.ts";
import { add, description, generate, photo, ready, toast } from "./generator.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const BOOTS = "Ridgeline hiking boots, sewn by hand. £149 until Sunday. Waxed thread, cork sole.";

const part = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`, "i") });

const roles = (page: Page, name: string) => page.getByRole("radiogroup", { name: `Use ${name} as` });

test("from the swipe file to a creative after somebody's idea, in the member's own words", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await openAsBorrower(browser, baseURL, "/dashboard/ads-swipe");
  const problems = watchConsole(page);
  const lender = await borrowFirst(page);
  const title = page.getByRole("heading", { name: /^Borrowing/ });
  await expect(title).toHaveText(`Borrowing layout, palette, tactic and typeface from ${lender}`);
  await expect(page.getByText(`Stays with ${lender}: picture, words, name, logo.`)).toBeVisible();
  await expectAccessible(page);

  // Off and on again on the card, and off in the detail.
  await part(page, "typeface").click();
  await expect(part(page, "typeface")).toHaveAttribute("aria-pressed", "false");
  await expect(title).toHaveText(`Borrowing layout, palette and tactic from ${lender}`);
  await page.getByRole("button", { name: "What exactly?" }).click();
  const detail = page.getByRole("dialog", { name: "What comes along" });
  await expect(detail.getByRole("switch", { name: "Borrow the typeface" })).not.toBeChecked();
  await detail.getByRole("switch", { name: "Borrow the tactic" }).click();
  await expectAccessible(page, "[role=dialog]");
  await detail.getByRole("button", { name: "Done" }).click();
  await expect(title).toHaveText(`Borrowing layout and palette from ${lender}`);

  // It is still so after a reload.
  await page.reload();
  await expect(title).toHaveText(`Borrowing layout and palette from ${lender}`);

  await description(page).fill(BOOTS);
  const asked = page.waitForRequest("**/functions/v1/generate-creative");
  await generate(page).click();
  const [image] = (await asked).postDataJSON().inspirationImages;
  expect(image).toMatchObject({ role: "style", borrow: ["layout", "palette"], from: { kind: "ad" } });
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByText(`After ${lender}`)).toBeVisible();
  // The layout comes along if it can carry these words; the palette always does.
  await expect(result.getByText(/^(layout, )?palette$/)).toBeVisible();
  await expect(result.getByText("every word")).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await page.context().close();
});

test("a photo is the hero, a cut-out picture the logo, and both can be made something else by keyboard", async ({
  browser,
  baseURL,
}) => {
  const page = await openAsBorrower(browser, baseURL, "/dashboard/generate");
  await add(page, await photo("boot.jpg"), await logo());
  await expect(page.getByRole("heading", { name: "Your photo is the hero" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your logo, exactly as it is" })).toBeVisible();
  await roles(page, "boot.jpg").getByRole("radio", { name: "Hero photo" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(roles(page, "boot.jpg").getByRole("radio", { name: "Style to borrow" })).toBeChecked();
  await expect(roles(page, "boot.jpg").getByRole("radio", { name: "Style to borrow" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Borrowing palette from this picture" })).toBeVisible();
  await expect(part(page, "layout")).toBeDisabled();

  await page.getByRole("button", { name: "Remove mark.png" }).click();
  await toast(page, "mark.png removed").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Your logo, exactly as it is" })).toBeVisible();
  await page.context().close();
});
