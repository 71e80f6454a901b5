import { expect } from "@playwright/test";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { test } from "./signed-in.ts";

const SCREENS = [
  "/dashboard",
  "/dashboard/generate",
  "/dashboard/prompt-school",
  "/dashboard/gallery",
  "/dashboard/memes",
  "/dashboard/ads-swipe",
  "/dashboard/settings",
  "/dashboard/ads-upload",
  "/dashboard/email-preview",
  "/dashboard/bananaman-users",
  "/dashboard/no-such-screen",
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`every screen at ${width} px, ${colorScheme}: accessible, nothing sideways, nothing in the console`, async ({
      openAs,
      bananaman,
      member,
    }) => {
      test.slow();
      const page = await openAs(bananaman, "/dashboard", { width, colorScheme });
      const problems = watchConsole(page);
      for (const screen of SCREENS) {
        await page.goto(screen);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveClass(/sr-only/);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, screen).toBeLessThanOrEqual(0);
      }
      expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);

      const denied = await openAs(member, "/dashboard/ads-upload", { width, colorScheme });
      await expect(denied.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
      await expectAccessible(denied);
    });

    test(`what opens over the screens at ${width} px, ${colorScheme}, is accessible too`, async ({
      openAs,
      bananaman,
    }) => {
      const page = await openAs(bananaman, "/dashboard", { width, colorScheme });
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole("heading", { level: 1, name: "What are we baking today?" })).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      if (width > 1000) return;
      for (const name of ["Menu", "More"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page.getByRole("dialog", { name })).toBeVisible();
        await expectAccessible(page, "[role=dialog]");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog", { name })).toBeHidden();
      }
    });
  }
}
