import { expect, type Page } from "@playwright/test";

/** The oven is several megabytes, and three pictures are really painted, on a machine that may be busy. */
export const BAKED = { timeout: 90_000 };
export const section = (page: Page) => page.getByRole("region", { name: /Type like a human/ });
export const field = (page: Page) => section(page).getByRole("textbox", { name: "Your ad in one sentence" });
export const posters = (page: Page) => section(page).locator("canvas");
export const button = (page: Page, name: string | RegExp) => section(page).getByRole("button", { name });

export async function open(page: Page) {
  await page.goto("/");
  await field(page).scrollIntoViewIfNeeded();
  // The section comes to life when it is in view; its field then answers.
  await expect(async () => {
    await field(page).fill("x");
    await expect(section(page).getByText("Half a thought is enough.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await field(page).fill("");
}
