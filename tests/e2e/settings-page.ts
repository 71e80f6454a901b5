import type { Page } from "@playwright/test";

export const card = (page: Page, name: string) => page.getByRole("region", { name });
