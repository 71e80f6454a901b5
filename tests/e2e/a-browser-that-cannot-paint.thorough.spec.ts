import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { expectServersPreview, isFinished, LACKS, note } from "./server-preview.ts";
import { test } from "./test.ts";

for (const lack of ["whose workers do not start", "with too little memory"] as const)
  test(`a browser ${lack} shows the preview while typing, painted by the server`, async ({ openAs, member }) => {
    await expectServersPreview(await openAs(member, "/"), lack);
  });

test("the note is accessible, and fits on a phone", async ({ openAs, member }) => {
  const page = await openAs(member, "/", { width: 390 });
  await page.addInitScript(LACKS["without WebAssembly"]);
  await page.goto("/dev/kit/scene");
  await isFinished(page);
  await expect(note(page)).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
});

test("the landing page never asks the server to paint", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(LACKS["without WebAssembly"]);
  await page.goto("/");
  await page.locator("#try").scrollIntoViewIfNeeded();
  await expect(page.getByText("This browser cannot run the oven")).toBeVisible();
  expect(asked.filter((url) => url.includes("/functions/"))).toEqual([]);
});
