import type { Page } from "@playwright/test";

export const PHONE = { width: 390, height: 844 };
export const TOP_BAR_PX = 56;
export const news = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("dialog");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
