import { expect } from "@playwright/test";
import { PLACES } from "./another-offer.ts";
import { test } from "./test.ts";

// In one worker: otherwise each would start an installation of its own.
test.describe.configure({ mode: "default" });

test("the refund period of the installation stands in pricing, questions and terms, before any script ran", async ({
  another,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: another, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, words } of PLACES) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
  }
  await context.close();
});
