import type { Page } from "@playwright/test";

export const GALLERY = "/dashboard/gallery";

export const tiles = (page: Page) => page.getByRole("list", { name: "Your creatives" }).getByRole("listitem");
export const titles = (page: Page) => tiles(page).getByRole("heading");
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search creatives" });
