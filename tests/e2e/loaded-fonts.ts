import type { Page } from "@playwright/test";

/** The families that the page's words are really set in, as far as they had to be fetched. */
export const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
