import type { Page } from "@playwright/test";

export const PATH = "/dashboard/ads-swipe";
export const adLinks = (page: Page) => page.getByRole("link", { name: /^Open the ad by/ });
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search ads" });
export const dialog = (page: Page) => page.getByRole("dialog");
export const companies = (page: Page) => page.getByRole("group", { name: "Filter by company" });
export const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

export const nameOf = async (page: Page, place: number) =>
  (await adLinks(page).nth(place).getAttribute("aria-label"))?.replace(/^Open the ad by (.+?):.*/, "$1") ?? "";
