import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

for (const width of [390, 1440]) {
  for (const path of ["/terms", "/privacy", "/contact"]) {
    test(`${path} at ${width} px: accessible, nothing sideways, nothing in the console`, async ({ page }) => {
      const problems = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNothingSideways(page);
      expect(problems).toEqual([]);
    });
  }
}
