import { expect, type Page } from "@playwright/test";
import { coveredControls } from "./covered-controls.ts";
import { expectAccessibleInLight, expectNothingSideways } from "./page-problems.ts";

export const PUBLIC_PAGES = [
  "/",
  "/pricing",
  "/terms",
  "/no/such/page",
  "/dev/mail",
  "/auth/callback?error_description=Link+expired",
  "/confirm-email#token=sample",
];
export const SCREENS = [
  "/dashboard",
  "/dashboard/generate",
  "/dashboard/prompt-school",
  "/dashboard/gallery",
  "/dashboard/memes",
  "/dashboard/ads-swipe",
  "/dashboard/settings",
  "/dashboard/brands",
  "/dashboard/ads-upload",
  "/dashboard/ads-upload/history",
  "/dashboard/email-preview",
  "/dashboard/bananaman-users",
  "/dashboard/bananaman-users/audit-log",
  "/dashboard/no-such-screen",
];

/** One look on a large screen, and one on a phone; every theme and width has its turn in the thorough tests. */
export async function expectSoundAtAGlance(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What is shown while a screen loads has a heading for screen readers alone.
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveClass(/sr-only/);
  await expectAccessibleInLight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  // Lists are laid out again a moment after the window has another width.
  await expect.poll(() => coveredControls(page), path).toEqual([]);
}
