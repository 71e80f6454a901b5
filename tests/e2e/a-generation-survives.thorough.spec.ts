import { expect } from "@playwright/test";
import { description, generate, holdNext, ready, test, toast } from "./generator.ts";
import { badge, sidebar, start } from "./running-generation.ts";

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
