import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { boxOf, expectAccessible } from "./page-problems.ts";
import { test as everything } from "./test.ts";

/** On the installation that really sends mail. */
export const test = everything.extend<{ visitor: Page }>({
  visitor: async ({ mailing, browser }, use) => {
    const context = await browser.newContext({ baseURL: mailing.url });
    await use(await context.newPage());
    await context.close();
  },
});

export const TOO_MANY = "Too many attempts. Please wait a few minutes before trying again.";
export const newAddress = () => `person-${randomUUID()}@loafworks.test`;
export const dialog = (page: Page) => page.getByRole("dialog", { name: /Welcome!|Magic Link Sent!/ });
export const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

async function openDialog(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await expect(dialog(page)).toBeVisible();
}

export async function askForLink(page: Page, email: string) {
  await openDialog(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
}

export async function expectAddressExplained(visitor: Page, width: number) {
  await visitor.setViewportSize({ width, height: 844 });
  await visitor.goto("/");
  await visitor
    .getByRole("button", { name: /^(Sign In|Start)$/ })
    .filter({ visible: true })
    .first()
    .click();
  const field = visitor.getByLabel("Email");
  const alert = dialog(visitor).getByRole("alert");
  const icons = dialog(visitor).locator("form svg");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  for (const [typed, words] of [
    ["", "Please enter your email address"],
    ["nonsense", "Please enter a valid email address."],
  ] as const) {
    await field.fill(typed);
    await visitor.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(alert).toHaveText(words);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(words);
    await expect.poll(async () => (await boxOf(alert)).y - (await boxOf(field)).bottom).toBeGreaterThan(0);
    // One in the button and one before the message; there is no icon on its own.
    await expect(icons).toHaveCount(2);
  }
  await expectAccessible(visitor, "[role=dialog]");
}
