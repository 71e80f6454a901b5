import { expect, type Page } from "@playwright/test";
import { description, generate, holdNext, ready, test, toast } from "./generator.ts";

const sidebar = (page: Page) => page.getByRole("complementary");
const badge = (page: Page) => sidebar(page).getByText("Generating...");

async function start(page: Page, words: string) {
  await description(page).fill(words);
  await generate(page).click();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
}

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

test("the badge is there after a reload of another screen, until the run ends", async ({ page, studio }) => {
  const answer = holdNext(studio);
  await start(page, "Badge bread");
  await expect.poll(() => studio.gemini.calls.length).toBe(1);
  await sidebar(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.reload();
  await expect(badge(page)).toBeVisible();
  answer();
  await expect(badge(page)).toBeHidden();
});

test("a closed tab loses nothing: the next one finds what runs", async ({ page, studio }) => {
  const answer = holdNext(studio);
  await start(page, "Closed bread");
  await expect.poll(() => studio.gemini.calls.length).toBe(1);
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto("/dashboard/generate");
  await expect(next.getByText("Generating Creative...")).toBeVisible();
  await expect(description(next)).toHaveValue("Closed bread");
  answer();
  await expect(next.getByRole("img", { name: "Meta Creative - Closed bread" })).toBeVisible();
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

test("a request that never reached the server says so, and is not sent by itself", async ({ page, studio }) => {
  await page.route("**/functions/v1/generate-creative", (route) => route.abort("connectionrefused"), { times: 1 });
  await start(page, "Lost bread");
  await expect(toast(page, "Generation Failed")).toContainText("We could not reach the server", { timeout: 20_000 });
  expect(studio.gemini.calls).toEqual([]);
  const answer = holdNext(studio);
  await generate(page).click();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  await expect(toast(page, "Generation Failed")).toHaveCount(0);
  answer();
  await expect(ready(page)).toBeVisible();
  expect(studio.gemini.calls).toHaveLength(1);
});

test("cancelled before the server knows of it, a generation is never sent", async ({ page, studio }) => {
  const cancelled = page.waitForResponse(/cancel-generation/);
  await page.route("**/functions/v1/generate-creative", async (route) => {
    await cancelled;
    await route.continue();
  });
  const answered = page.waitForResponse(/generate-creative/);
  await start(page, "Regretted bread");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Generation Cancelled")).toContainText("Nothing was charged");
  await expect(page.getByText("No creative generated yet")).toBeVisible();
  expect((await (await answered).json()).code).toBe("cancelled");
  expect(studio.gemini.calls).toEqual([]);
});

test("a server that dies leaves an interrupted run to try again, and sends nothing again by itself", async ({
  page,
  studio,
}) => {
  // A server is started anew, on a machine that may be busy.
  test.slow();
  studio.gemini.next({ hang: "before the headers" });
  await start(page, "Interrupted bread");
  await expect.poll(() => studio.gemini.calls.length).toBe(1);
  await studio.kill();
  await expect(page.getByText("Generating Creative...")).toBeVisible();
  await studio.launch();
  await expect(page.getByRole("heading", { name: "Generation interrupted" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("main").getByText("May have been billed")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Generation interrupted" })).toBeVisible();
  expect(studio.gemini.calls).toHaveLength(1);
  await generate(page).click();
  await expect(page.getByRole("img", { name: "Meta Creative - Interrupted bread" })).toBeVisible();
  expect(studio.gemini.calls).toHaveLength(2);
});
