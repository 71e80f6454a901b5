import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

const PLACES = [
  { name: "Generate", path: "/dashboard/generate", heading: "Generate Ad Creatives", keys: "gg" },
  { name: "Prompt School", path: "/dashboard/prompt-school", heading: "Prompt School", keys: "gp" },
  { name: "Gallery", path: "/dashboard/gallery", heading: "Creative Gallery", keys: "ga" },
  { name: "Memes", path: "/dashboard/memes", heading: "Memes", keys: "gm" },
  { name: "Ads Swipe", path: "/dashboard/ads-swipe", heading: "Ads Swipe", keys: "gw" },
  { name: "Settings", path: "/dashboard/settings", heading: "Settings", keys: "gs" },
];
const BANANAMAN_PLACES = [
  { name: "Upload Ads", path: "/dashboard/ads-upload" },
  { name: "Email Preview", path: "/dashboard/email-preview" },
  { name: "Manage Users", path: "/dashboard/bananaman-users" },
];
/** What those lead to. */
const BANANAMAN_ROOMS = [
  ...BANANAMAN_PLACES,
  { name: "Upload Ads", path: "/dashboard/ads-upload/history" },
  { name: "the audit log", path: "/dashboard/bananaman-users/audit-log" },
  { name: "Manage Users", path: "/dashboard/bananaman-users/11111111-0000-4000-8000-000000000000" },
];
const PHONE = { width: 390 };

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Tabs" });
/** In the navigation of the shell; a screen may mark a tab of its own. */
const current = (page: Page) => page.locator('[aria-current="page"]:not(#main *)').filter({ visible: true });

test("every protected page sends a visitor home", async ({ page }) => {
  for (const path of ["/dashboard", ...[...PLACES, ...BANANAMAN_ROOMS].map((place) => place.path)]) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});

test("every entry leads where it says, only it is marked, and the title and the focus follow", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, "/dashboard");
  const problems = watchConsole(page);
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  // On the first load the focus is left where the browser puts it.
  await expect(page.locator("body")).toBeFocused();
  await expect(current(page)).toHaveText(["BananaBread", "Home"]);
  const entries = sidebar(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(entries).toContainText(["Home", ...PLACES.map(({ name }) => name)]);
  for (const place of PLACES) {
    await sidebar(page).getByRole("link", { name: place.name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(heading(page, place.heading)).toBeFocused();
    await expect(page).toHaveTitle(`${place.name} – BananaBread`);
    await expect(current(page)).toHaveText(place.name);
  }
  for (const name of ["BananaBread", "Home"]) {
    await sidebar(page).getByRole("link", { name, exact: true }).click();
    await expect(heading(page, "What are we baking today?")).toBeFocused();
    await expect(page).toHaveTitle("Dashboard – BananaBread");
    await page.goBack();
  }
  expect(problems).toEqual([]);
});

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

test("on a phone four places are tabs and the rest is behind More", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard", PHONE);
  for (const { name, heading: title } of PLACES.filter(({ name }) => !/School|Settings/.test(name))) {
    await tabs(page).getByRole("link", { name, exact: true }).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(current(page)).toHaveText(name);
  }
  const sheet = page.getByRole("dialog", { name: "More" });
  for (const [name, title] of [["Home", "What are we baking today?"], ["Prompt School"], ["Settings"]] as const) {
    await tabs(page).getByRole("button", { name: "More" }).click();
    await expect(sheet.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await expect(sheet.getByText("Bananaman Only")).toHaveCount(0);
    await sheet.getByRole("link", { name }).click();
    await expect(sheet).toBeHidden();
    await expect(heading(page, title ?? name)).toBeFocused();
  }
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

test("a Bananaman sees the banner and the section, and gets in", async ({ openAs, bananaman }) => {
  const page = await openAs(bananaman, "/dashboard");
  const problems = watchConsole(page);
  await expect(sidebar(page).getByText("BANANAMAN IS ONLINE")).toBeVisible();
  await expect(sidebar(page).getByRole("heading", { name: "Bananaman Only" })).toBeVisible();
  for (const { name, path } of BANANAMAN_PLACES) {
    await sidebar(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading(page, name)).toBeVisible();
    await expect(current(page)).toHaveText(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await tabs(page).getByRole("button", { name: "More" }).click();
  const sheet = page.getByRole("dialog", { name: "More" });
  await expect(sheet.getByText("BANANAMAN IS ONLINE")).toBeVisible();
  await sheet.getByRole("link", { name: "Email Preview" }).click();
  await expect(heading(page, "Email Preview")).toBeVisible();
  expect(problems).toEqual([]);
});

test("others see none of it and are denied", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  const problems = watchConsole(page);
  for (const { name, path } of BANANAMAN_ROOMS) {
    await page.goto(path);
    await expect(heading(page, "Access Denied")).toBeVisible();
    await expect(page.getByText(`Only Bananaman has access to ${name}.`)).toBeVisible();
    await expect(page.getByText(/BANANAMAN IS ONLINE|Bananaman Only/)).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Back to Generate" }).click();
  await expect(heading(page, "Generate Ad Creatives")).toBeFocused();
  expect(problems).toEqual([]);
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

test("two keys lead to every place, and ? lists them", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  for (const place of PLACES) {
    // In one go: the first key is forgotten after a second and a half.
    await page.keyboard.type(place.keys);
    await expect(heading(page, place.heading)).toBeFocused();
  }
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  for (const { name } of PLACES) await expect(sheet.getByText(name, { exact: true })).toBeVisible();

  // While the sheet is open, shortcuts do nothing.
  await page.keyboard.type("gh");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await page.keyboard.type("gh");
  await expect(heading(page, "What are we baking today?")).toBeFocused();

  const button = sidebar(page).getByRole("button", { name: "Keyboard shortcuts" });
  await button.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("keys typed into a field or with a modifier are no shortcuts", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    field.setAttribute("aria-label", "Test field");
    document.querySelector("main")?.append(field);
  });
  await page.getByLabel("Test field").pressSequentially("gg?t");
  await expect(page.getByLabel("Test field")).toHaveValue("gg?t");
  await page.getByLabel("Test field").blur();
  await page.keyboard.press("Control+g");
  await page.keyboard.press("Alt+t");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("the theme is switched by key and in the sidebar, and is remembered", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(sidebar(page).getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await sidebar(page).getByRole("radio", { name: "Light" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("going on starts at the top, going back returns to where one was", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard/gallery");
  await page.setViewportSize({ width: 1440, height: 320 });
  await expect(heading(page, "Creative Gallery")).toBeVisible();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole("main").getByRole("link", { name: "Generate a creative" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(50);
  await link.click();
  await expect(heading(page, "Generate Ad Creatives")).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(heading(page, "Creative Gallery")).toBeVisible();
  await expect.poll(scrolled).toBe(before);
});

test("signing out forgets what was known of the person and ends at the front door", async ({ context }) => {
  const { page } = await signIn(context, "leaver");
  await buy(page);
  await page.goto("/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem("paymentStatus_someone", "paid");
    sessionStorage.setItem("draft", "kept");
  });
  await sidebar(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  const left = () =>
    page.evaluate(() => [sessionStorage.getItem("paymentStatus_someone"), sessionStorage.getItem("draft")]);
  await expect.poll(left).toEqual([null, "kept"]);
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
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
