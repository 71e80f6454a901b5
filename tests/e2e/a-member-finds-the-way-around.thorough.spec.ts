import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { BANANAMAN_PLACES, BANANAMAN_ROOMS, current, heading, PHONE, PLACES, sidebar, tabs } from "./shell-page.ts";
import { test } from "./test.ts";

test("the home has doors to Generate and Gallery", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await page.getByRole("main").getByRole("button", { name: "Open Generate" }).click();
  await expect(heading(page, "Generate Ad Creatives")).toBeVisible();
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Open Gallery →" }).click();
  await expect(heading(page, "Creative Gallery")).toBeVisible();
});

test("the skip link goes past the sidebar", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/gallery");
  await expect(heading(page, "Creative Gallery")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("on a phone the menu slides in, keeps the focus, and goes with Escape or a choice", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard", PHONE);
  const menuButton = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(sidebar(page)).toBeHidden();
  await menuButton.click();
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.click();
  await menu.getByRole("link", { name: "Prompt School" }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, "Prompt School")).toBeFocused();

  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await expect(menu).toBeHidden();

  await menuButton.click();
  await expect(menu.locator(":focus")).toHaveCount(1);
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
});

test("on a tablet every place is an icon with a name, and nothing reaches past the edge", async ({
  openAs,
  bananaman,
}) => {
  const page = await openAs(bananaman, "/dashboard", { width: 800 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(tabs(page)).toBeHidden();
  await expect(sidebar(page).getByText("BANANAMAN IS ONLINE")).toBeVisible();
  for (const { name, path } of [...PLACES, ...BANANAMAN_PLACES]) {
    await sidebar(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(current(page)).toHaveText(name);
    await expectNothingSideways(page);
  }
  await sidebar(page).getByRole("link", { name: "BananaBread" }).click();
  await expect(heading(page, "What are we baking today?")).toBeFocused();
  await expectAccessible(page);
  await sidebar(page).getByRole("button", { name: "Switch theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expectAccessible(page);
  await expect(sidebar(page).getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("who has not paid gets no further than the payment page, also at the doors of administrators", async ({
  openAs,
  newcomer,
}) => {
  const page = await openAs(newcomer, "/dashboard");
  for (const { path } of BANANAMAN_ROOMS) {
    await page.goto(path);
    await expect(heading(page, "You're almost in")).toBeVisible();
    await expect(page.getByText(/BANANAMAN IS ONLINE|Bananaman Only/)).toHaveCount(0);
  }
});

test("a failed Bananaman check counts as no, and is logged", async ({ openAs, bananaman }) => {
  const page = await openAs(bananaman, "/dashboard");
  await expect(sidebar(page).getByText("BANANAMAN IS ONLINE")).toBeVisible();
  const problems = watchConsole(page);
  await page.route("**/rest/v1/bananaman*", (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
  await page.goto("/dashboard/bananaman-users");
  await expect(heading(page, "Access Denied")).toBeVisible();
  await expect.poll(() => problems.some((problem) => problem.includes("The Bananaman check failed"))).toBe(true);
});

test("signing out without a connection says so and changes nothing", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.route("**/auth/v1/logout*", (route) => route.abort());
  await sidebar(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("You are still signed in")).toBeVisible();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});

test("shortcuts can be switched off, and stay off", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("checkbox", { name: "Use keyboard shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden();
  await page.reload();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.keyboard.type("?ga");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});

test("every protected page sends a visitor home", async ({ page }) => {
  for (const path of ["/dashboard", ...[...PLACES, ...BANANAMAN_ROOMS].map((place) => place.path)]) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});
