import { expect } from "@playwright/test";
import { watchConsole } from "./page-problems.ts";
import { BANANAMAN_PLACES, BANANAMAN_ROOMS, current, heading, PHONE, PLACES, sidebar, tabs } from "./shell-page.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

test("a protected page sends a visitor home", async ({ page }) => {
  for (const path of ["/dashboard", "/dashboard/gallery", "/dashboard/bananaman-users/audit-log"]) {
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
