import { expect, type Page } from "@playwright/test";

export const PATH = "/dashboard/memes/create?template=";
export const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export const opened = (page: Page) =>
  expect(page.getByRole("region", { name: "Captions" })).toBeVisible({ timeout: 30_000 });
