import { expect } from "@playwright/test";
import { button, openKit, openKitInStoppedTime, toasts } from "./kit-page.ts";
import { boxOf, expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

for (const width of [390, 1440]) {
  test(`the kit at ${width} px: accessible, nothing sideways, nothing in the console`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const problems = await openKit(page);
    await expectAccessible(page);
    await expectNothingSideways(page);

    // Popups must pass the same checks.
    await page.getByRole("combobox", { name: "Sort" }).click();
    await expect(page.getByRole("option", { name: "Oldest first" })).toBeVisible();
    await expectAccessible(page, "[role=listbox]");
    await page.keyboard.press("Escape");
    await button(page, "Actions").click();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
    await expectAccessible(page, "[role=menu]");
    await page.keyboard.press("Escape");
    await button(page, "Error").click();
    await expect(toasts(page).getByText("The image service said no")).toBeVisible();
    await expectAccessible(page, "[aria-label=Notifications]");
    await button(page, "Dismiss").click();
    await button(page, "Open creative").click();
    await expect(page.getByRole("dialog", { name: "Toast, but make it art" })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await expectNothingSideways(page);
    await page.keyboard.press("Escape");
    await button(page, "Delete 3 creatives").last().click();
    await expect(page.getByRole("alertdialog", { name: "Delete 3 creatives?" })).toBeVisible();
    await expectAccessible(page, "[role=alertdialog]");
    expect(problems).toEqual([]);
  });
}

test("on phones a dialog is a sheet at the bottom edge, across the whole width", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKit(page);
  await button(page, "New board").click();
  const box = async () => page.getByRole("dialog", { name: "New board" }).boundingBox();
  await expect.poll(async () => (await box())?.x).toBe(0);
  await expect.poll(async () => (await box())?.width).toBe(390);
  await expect.poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0))).toBe(844);
});

test("a toast carries one action, is announced, and stands at the bottom right of large screens", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openKit(page);
  await button(page, "Information").click();
  await expect(toasts(page)).toHaveAttribute("aria-live", "polite");
  const toast = page.getByRole("dialog", { name: "Description enhanced" });
  await expect.poll(async () => Math.round((await toast.boundingBox())?.x ?? 0)).toBe(1440 - 24 - 380);
  await expect.poll(async () => (await boxOf(toast)).bottom).toBe(900 - 24);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(toasts(page).getByText("Your words are back")).toBeVisible();
  await expect(toast).toBeHidden();
});

test("a tooltip waits 700 ms under the pointer and comes at once on focus", async ({ page }) => {
  await openKitInStoppedTime(page);
  const tip = page.getByText("Undo the last change");
  await button(page, "Undo").hover();
  await page.clock.runFor(650);
  await expect(tip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  await expect(tip).toBeHidden();

  await button(page, "More actions").focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.runFor(500);
  await expect(tip).toBeHidden();
});

test("a browser that forbids copying is explained", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await openKit(page);
  await button(page, "Copy prompt").click();
  await expect(toasts(page).getByText("Nothing was copied")).toBeVisible();
});

test("an invalid field is tied to its error, and its hint too", async ({ page }) => {
  await openKit(page);
  const key = page.getByLabel("Key", { exact: true });
  await expect(key).toHaveAttribute("aria-invalid", "true");
  await expect(key).toHaveAccessibleDescription(/The service refused this key/);
  await expect(page.getByLabel("Brand")).toHaveAccessibleDescription(/Shown on every creative/);
});

test("the list goes on when its end comes into sight", async ({ page }) => {
  await openKit(page);
  await expect(page.getByText("8 of 24")).toBeAttached();
  for (const count of ["16 of 24", "24 of 24"]) {
    await page.getByText(/^\d+ of 24$/).scrollIntoViewIfNeeded();
    await expect(page.getByText(count)).toBeAttached();
  }
});

test("targets are 24 px or more, and 40 or more for fingers", async ({ browser }) => {
  for (const [hasTouch, least] of [
    [false, 24],
    [true, 40],
  ] as const) {
    const context = await browser.newContext({ hasTouch, isMobile: hasTouch, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await openKit(page);
    const small = await page.locator("main button, main [role=radio], main [role=tab], main input").evaluateAll(
      (all, limit) =>
        all
          .filter((element) => !element.closest("[aria-hidden=true]") && element.getAttribute("aria-hidden") !== "true")
          .filter((element) => Math.min(element.clientHeight, element.clientWidth) < limit)
          .map((element) => `${element.textContent} ${element.clientWidth}x${element.clientHeight}`),
      least,
    );
    expect(small).toEqual([]);
    await context.close();
  }
});

test("the copy button copies, says so for two seconds and goes back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openKitInStoppedTime(page);
  await button(page, "Copy prompt").click();
  await expect(button(page, "Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("A sloth drinking cold brew");
  await page.clock.runFor(1800);
  await expect(button(page, "Copied!")).toBeVisible();
  await page.clock.runFor(300);
  await expect(button(page, "Copy prompt")).toBeVisible();

  await button(page, "Copy as text").click();
  const tip = page.getByText("Copied!").and(page.locator(":not([role=status])"));
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeVisible();
  await page.clock.runFor(2500);
  await expect(tip).toBeHidden();
});

test("the theme switch changes the theme at once, and the choice stands before the first paint of the next visit", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openKit(page);
  const html = page.locator("html");
  const theme = page.getByRole("banner").getByRole("radiogroup", { name: "Theme" });
  await expect(html).not.toHaveClass(/dark/);
  await theme.getByRole("radio", { name: "Dark" }).click();
  await expect(html).toHaveClass(/dark/);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 17, 14)");

  // Looked at when the page gets its body, before which nothing is painted and React has not rendered anything.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      Object.assign(window, {
        beforePaint: {
          dark: document.documentElement.classList.contains("dark"),
          drawn: document.querySelector("h1") !== null,
        },
      });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "beforePaint"))).toEqual({ dark: true, drawn: false });
  await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();

  await theme.getByRole("radio", { name: "System" }).click();
  await expect(html).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveClass(/dark/);
  await theme.getByRole("radio", { name: "Light" }).click();
  await expect(html).not.toHaveClass(/dark/);
});
