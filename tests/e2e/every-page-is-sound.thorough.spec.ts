import { expect } from "@playwright/test";
import { PUBLIC_PAGES } from "./all-pages.ts";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

for (const width of [390, 1440]) {
  for (const path of PUBLIC_PAGES) {
    test(`${path} at ${width} px: accessible, nothing sideways, nothing in the console`, async ({ page }) => {
      const problems = watchConsole(page);
      // A failed sign-in leads home after three seconds.
      await holdTimers(page, 3_000);
      // The checks below would wait for endless animations; playwright.config.ts asks for reduced motion.
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNothingSideways(page);
      // The browser logs the 404 of the not-found page.
      expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
    });
  }
}
