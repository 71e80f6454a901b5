import { expect } from "@playwright/test";
import { holdTimers } from "./hold-timers.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

for (const width of [390, 1440]) {
  for (const path of [
    "/",
    "/pricing",
    "/terms",
    "/no/such/page",
    "/dev/mail",
    "/auth/callback?error_description=Link+expired",
    "/confirm-email#token=sample",
  ]) {
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

test("a visitor's first page brings no supabase-js", async ({ page }) => {
  const arriving: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) arriving.push(response.text());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const scripts = await Promise.all(arriving);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes("code_verifier"))).toHaveLength(0);
});
