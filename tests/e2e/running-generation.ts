import { expect, type Page } from "@playwright/test";
import { description, generate } from "./generator.ts";

export const sidebar = (page: Page) => page.getByRole("complementary");
export const badge = (page: Page) => sidebar(page).getByText("Generating...");

export async function start(page: Page, words: string) {
  await description(page).fill(words);
  await generate(page).click();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
}
