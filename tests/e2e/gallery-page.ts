import type { Locator, Page } from "@playwright/test";

export const GALLERY = "/dashboard/gallery";

export const tiles = (page: Page) => page.getByRole("list", { name: "Your creatives" }).getByRole("listitem");
export const titles = (page: Page) => tiles(page).getByRole("heading");
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search creatives" });

export const LOAVES = [
  { title: "Meta Creative - Hot sauce", prompt: "Hot sauce on fire, 50% off", type: "meta" },
  { title: "SaaS Creative - Payroll", prompt: "Payroll without panic", type: "saas", format: "1:1" },
  { title: "Maker Creative - Хлеб", prompt: "Rye bread & butter", type: "maker", format: "9:16" },
  { title: "Meme Creative - Owl", prompt: "Marketers at 2am", type: "meme", format: "16:9" },
  { title: "Edited Creative", prompt: "Make the sky green", type: "edit", format: "1.91:1" },
] as const;

export const tile = (page: Page, title: string) => tiles(page).filter({ hasText: title });

export const type = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

export const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

export const detail = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });

export const confirm = (page: Page) => page.getByRole("alertdialog");

export async function openActions(page: Page, title: string): Promise<Locator> {
  await tile(page, title).hover();
  return tile(page, title);
}
