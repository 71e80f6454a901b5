import { expect, type Page } from "@playwright/test";
import { watchConsole } from "./page-problems.ts";

export async function openKit(page: Page) {
  const problems = watchConsole(page);
  await page.goto("/dev/kit");
  await expect(page.getByRole("heading", { level: 1, name: "Component kit" })).toBeVisible();
  return problems;
}

/** From here on time passes only when the test says so. */
export async function openKitInStoppedTime(page: Page) {
  await page.clock.install({ time: new Date("2030-01-01T10:00:00Z") });
  await openKit(page);
  await page.clock.pauseAt(new Date("2030-01-01T11:00:00Z"));
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
