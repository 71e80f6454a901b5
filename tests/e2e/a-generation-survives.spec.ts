import { expect } from "@playwright/test";
import { description, holdNext, ready, test, toast } from "./generator.ts";
import { badge, sidebar, start } from "./running-generation.ts";

test("a reload finds what runs, and so does another screen", async ({ page, studio }) => {
  const answer = holdNext(studio);
  await start(page, "Slow bread");
  await expect.poll(() => studio.gemini.calls.length).toBe(1);
  await page.reload();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  await expect(page.getByText("This may take a few moments")).toBeVisible();
  await expect(description(page)).toHaveValue("Slow bread");
  await sidebar(page).getByRole("link", { name: "Gallery" }).click();
  await expect(badge(page)).toBeVisible();
  answer();
  await expect(toast(page, "Creative Generated!")).toBeVisible();
  await expect(badge(page)).toBeHidden();
  await page.goBack();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByRole("img", { name: "Meta Creative - Slow bread" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Result" }).getByText("$0.034", { exact: true })).toBeVisible();
  expect(studio.gemini.calls).toHaveLength(1);
});

test("a connection that breaks during a run does not end it", async ({ page, studio }) => {
  const answer = holdNext(studio);
  await page.route("**/functions/v1/generate-creative", async (route) => {
    // The server receives the request, but the answer never comes back.
    void route.fetch().catch(() => {});
    await expect.poll(() => studio.gemini.calls.length).toBe(1);
    await route.abort("connectionreset");
  });
  const broken = page.waitForEvent("requestfailed", (request) => request.url().includes("generate-creative"));
  await start(page, "Cut bread");
  await broken;
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  answer();
  await expect(page.getByRole("img", { name: "Meta Creative - Cut bread" })).toBeVisible();
  await expect(toast(page, "Generation Failed")).toHaveCount(0);
  expect(studio.gemini.calls).toHaveLength(1);
});
