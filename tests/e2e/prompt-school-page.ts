import type { Browser, Page } from "@playwright/test";
import { LESSON_IDS } from "../../src/shared/lesson-ids.ts";
import { meet, pay } from "./signed-in.ts";

export const SCHOOL = "/dashboard/prompt-school";
export const progress = (page: Page, count: number) =>
  page.getByText(`${count} of ${LESSON_IDS.length} lessons read`, { exact: true });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const slot = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Somebody who has read nothing yet. */
export async function openAsPupil(browser: Browser, baseURL: string | undefined, path: string, width = 1440) {
  const { state } = await meet(baseURL, "pupil", pay);
  const isPhone = width < 760;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: state,
    viewport: { width, height: isPhone ? 844 : 700 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
