import type { Page } from "@playwright/test";

export const versions = (page: Page) =>
  page.getByRole("list", { name: "Versions, newest first" }).getByRole("listitem");

export const version = (page: Page, number: number) => versions(page).filter({ hasText: `v${number}, ` });

/** The button that shows it beside the list. */
export const pick = (page: Page, number: number) => version(page, number).getByRole("button", { name: `v${number}, ` });

export const compare = (page: Page) => page.getByRole("dialog", { name: "Compare" });
