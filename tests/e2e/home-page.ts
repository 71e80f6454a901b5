import type { Page } from "@playwright/test";

export const sentence = (page: Page) => page.getByRole("textbox", { name: "Describe an ad or a meme in one sentence" });
export const latest = (page: Page) => page.getByRole("region", { name: "Latest creatives" });
export const month = (page: Page) => page.getByRole("region", { name: /so far$/ });

export const figure = (page: Page, name: string) =>
  month(page)
    .locator("div")
    .filter({ has: page.getByRole("term").filter({ hasText: name }) })
    .last()
    .getByRole("definition");
