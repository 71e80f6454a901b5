import { expect } from "@playwright/test";
import { PLACES } from "./another-offer.ts";
import { watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

// In one worker: otherwise each would start an installation of its own.
test.describe.configure({ mode: "default" });

for (const state of ["are read", "cannot be read"] as const) {
  test(`nothing of it changes when the scripts come and the settings ${state}`, async ({ another, browser }) => {
    const context = await browser.newContext({ baseURL: another });
    const page = await context.newPage();
    const problems = watchConsole(page);
    if (state === "cannot be read") await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
    for (const { path, words } of PLACES) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(/\b14 days|\b5 GB/)).toHaveCount(0);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}

test("it is the same on the way from one page to the next", async ({ another, browser }) => {
  const context = await browser.newContext({ baseURL: another });
  const page = await context.newPage();
  await page.goto("/privacy");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByText("Money back within 30 days of paying.")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByText("up to 20 GB per account")).toBeVisible();
  await context.close();
});
