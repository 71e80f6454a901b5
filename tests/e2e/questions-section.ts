import { expect, type Page } from "@playwright/test";

export const questions = (page: Page) => page.locator("#questions");
export const question = (page: Page, title: string) => questions(page).getByRole("group").filter({ hasText: title });

export async function openAll(page: Page) {
  for (const item of await questions(page).locator("details").all()) {
    if ((await item.getAttribute("open")) === null) await item.locator("summary").click();
    await expect(item).toHaveAttribute("open");
  }
}
