import { expect } from "@playwright/test";
import { expectAccessible } from "./page-problems.ts";
import { heading, MEMES_CODE, sidebar } from "./shell-page.ts";
import { test } from "./test.ts";

test("an unknown address inside the dashboard keeps the shell, outside it stands alone", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/galery");
  await expect(heading(page, "Page not found")).toBeVisible();
  await expect(page.getByText("/dashboard/galery")).toBeVisible();
  await expect(page).toHaveTitle("Page not found – BananaBread");
  await sidebar(page).getByRole("link", { name: "Gallery" }).click();
  await expect(heading(page, "Creative Gallery")).toBeFocused();

  await page.goto("/no/such/page");
  await expect(heading(page, "Page not found")).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});

test("a deploy between two clicks goes unnoticed: the page reloads and is there", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  let isReloaded = false;
  page.on("request", (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route(MEMES_CODE, (route) => (isReloaded ? route.continue() : route.abort()));
  await sidebar(page).getByRole("link", { name: "Memes" }).click();
  await expect(heading(page, "Memes")).toBeVisible();
  expect(isReloaded).toBe(true);
});

test("a fault in a screen leaves the shell standing, with ways out", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.route(MEMES_CODE, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('flour in the gears')" }),
  );
  await sidebar(page).getByRole("link", { name: "Memes" }).click();
  await expect(heading(page, "This page stopped working")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged.");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});

test("without a connection a bar says what still works, and goes by itself", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  const bar = page.getByRole("status").filter({ hasText: "You're offline." });
  await expect(bar).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(bar).toContainText("What you typed is kept. Generating works again when you're back.");
  await expectAccessible(page);

  // A screen that was never loaded says so instead of losing the page, and appears once the connection is back.
  await sidebar(page).getByRole("link", { name: "Memes" }).click();
  await expect(heading(page, "This page needs a connection")).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(heading(page, "Memes")).toBeVisible();
  await expect(bar).toHaveCount(0);
  const templates = page.getByRole("list", { name: "Meme templates" }).getByRole("listitem");
  await expect(templates.first()).toBeVisible();

  // A list that was not loaded before says that there is no connection, and comes by itself when there is one.
  await page.context().setOffline(true);
  await page.getByRole("searchbox").fill("boat");
  const failed = page.getByRole("alert");
  await expect(failed).toContainText("There is no connection.");
  await expect(failed.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(templates.first()).toBeVisible();
});
