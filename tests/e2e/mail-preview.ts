import type { Page } from "@playwright/test";

export const PATH = "/dashboard/email-preview";
export const mail = (page: Page) => page.frameLocator("iframe");
