import { expect } from "@playwright/test";
import { expectSoundAtAGlance, PUBLIC_PAGES } from "./all-pages.ts";
import { holdTimers } from "./hold-timers.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

test("every public page: accessible, nothing sideways or covered, nothing in the console", async ({ page }) => {
  const problems = watchConsole(page);
  // A failed sign-in leads home after three seconds.
  await holdTimers(page, 3_000);
  for (const path of PUBLIC_PAGES) await expectSoundAtAGlance(page, path);
  // The browser logs the 404 of the not-found page.
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});

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
