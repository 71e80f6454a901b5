import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const MEMES_CODE = /\/assets\/dashboard\.memes-/;

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

for (const width of [390, 1440]) {
  test(`an unknown address leads a stranger home, not to a door that sends them back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/no/such/page");
    await expect(heading(page, "Page not found")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1, name: "Generate Epic Ads in Seconds" })).toBeVisible();
  });
}

test("code that is gone after a deploy: one reload by itself, then an explanation inside the shell", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(MEMES_CODE, (route) => route.abort());
  await sidebar(page).getByRole("link", { name: "Memes" }).click();
  await expect(heading(page, "This page could not be loaded")).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expectAccessible(page);
  const number = page.getByRole("main").locator("code");
  await expect(number).toHaveText(/^err_[0-9a-f]{8}$/);
  const shown = await number.innerText();
  const isLogged = () => logged.some((line) => line.includes(shown) && line.includes("dynamically imported module"));
  await expect.poll(isLogged).toBe(true);
  expect(loads, "no second reload").toBe(1);

  // The shell still works: another screen opens, and so does this one once its code can be loaded again.
  await sidebar(page).getByRole("link", { name: "Gallery" }).click();
  await expect(heading(page, "Creative Gallery")).toBeVisible();
  await page.unroute(MEMES_CODE);
  await page.goto("/dashboard/memes");
  await expect(heading(page, "Memes")).toBeVisible();
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
