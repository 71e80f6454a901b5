import type { Page } from "@playwright/test";

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });
export const checkAgain = (page: Page) => page.getByRole("button", { name: "Check again" });

export const anythingToPay = (page: Page) =>
  page.getByRole("button", { name: /Get Lifetime Access|Get Started|Pay \$/ });
