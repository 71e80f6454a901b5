import type { Page } from "@playwright/test";

/** The downloaded font families that the page's text actually uses. */
export const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
