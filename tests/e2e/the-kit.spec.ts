import { expect } from "@playwright/test";
import { button, openKit, openKitInStoppedTime, toasts } from "./kit-page.ts";
import { test } from "./test.ts";

test("a dialog keeps the focus inside, closes on Escape and gives it back; an alert dialog wants an answer: a click beside it is none, Escape and the safe button are", async ({
  page,
}) => {
  await openKit(page);
  const opener = button(page, "New board");
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "New board" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Board name")).toBeFocused();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const asking = page.locator("#dialogs").getByRole("button", { name: "Delete 3 creatives" });
  await asking.click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Keep them" })).toBeFocused();
  await page.mouse.click(5, 5);
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(asking).toBeFocused();

  await asking.click();
  await question.getByRole("button", { name: "Delete 3 creatives" }).click();
  await expect(question).toBeHidden();
  await expect(toasts(page).getByText("3 creatives deleted")).toBeVisible();
});

test("toasts come one at a time; news leaves after five seconds, an error stays until dismissed", async ({ page }) => {
  await openKitInStoppedTime(page);
  const shown = toasts(page).getByRole("button", { name: "Dismiss" }).filter({ visible: true });

  await button(page, "Success").click();
  await expect(toasts(page).getByText("Creative saved")).toBeVisible();
  await button(page, "One line").click();
  await expect(toasts(page).getByText("Key saved")).toBeVisible();
  await expect(toasts(page).getByText("Creative saved")).toBeHidden();
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(4500);
  await expect(toasts(page).getByText("Key saved")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toasts(page).getByText("Key saved")).toBeHidden();

  await button(page, "Error").click();
  const error = toasts(page).getByText("The image service said no");
  await expect(error).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(error).toBeVisible();

  // A newer toast may cover an error, but does not dismiss it.
  await button(page, "Information").click();
  await expect(toasts(page).getByText("Description enhanced")).toBeVisible();
  await expect(error).toBeHidden();
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(6000);
  await expect(error).toBeVisible();
  await button(page, "Error").click();
  await expect(toasts(page).getByText("The image service said no")).toHaveCount(1);
  await shown.click();
  await expect(error).toBeHidden();

  // A later success makes it obsolete.
  await button(page, "Error").click();
  await expect(error).toBeVisible();
  await button(page, "Success").click();
  await expect(toasts(page).getByText("Creative saved")).toBeVisible();
  await page.clock.runFor(6000);
  await expect(toasts(page).getByText("Creative saved")).toBeHidden();
  await expect(error).toHaveCount(0);
});

test("select, menu, tabs and segments work by keyboard", async ({ page }) => {
  await openKit(page);
  const select = page.getByRole("combobox", { name: "Sort" });
  await select.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Newest first" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Oldest first" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(select).toHaveText("Oldest first");
  await expect(select).toBeFocused();

  await button(page, "Actions").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Chosen: Duplicate")).toBeVisible();
  await expect(button(page, "Actions")).toBeFocused();

  await page.getByRole("tab", { name: "Design" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Copy" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveText("Headline and caption.");

  await page.getByRole("radio", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Meta" })).toBeChecked();
});
