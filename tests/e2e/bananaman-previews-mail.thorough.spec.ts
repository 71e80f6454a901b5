import { expect } from "@playwright/test";
import { mail, PATH } from "./mail-preview.ts";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

test("when the server does not answer, each part says so and can be tried again", async ({ openAs, bananaman }) => {
  const page = await openAs(bananaman, "/dashboard");
  const functions = /\/functions\/v1\/(preview-email|mail-status|send-test-email)/;
  await page.route(functions, (route) => route.abort());
  await page.getByRole("link", { name: "Email Preview" }).click();
  await expect(page.getByText("The preview could not be loaded. Nothing is lost.")).toBeVisible();
  await expect(page.getByText("The mail figures could not be loaded. Nothing is lost.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send Test Email" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "We could not reach the server." })).toBeVisible();
  await page.unroute(functions);
  for (const part of ["The preview", "The mail figures"]) {
    await page.getByRole("alert").filter({ hasText: part }).getByRole("button", { name: "Try again" }).click();
  }
  await expect(mail(page).getByText("Your magic link is ready")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Delivery/ })).toBeVisible();
});

test("a paying user is denied", async ({ openAs, member }) => {
  const page = await openAs(member, PATH);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("Only Bananaman has access to Email Preview.")).toBeVisible();
});

test("the source and the plain text of a mail are accessible too", async ({ openAs, bananaman }) => {
  const page = await openAs(bananaman, PATH);
  await expect(mail(page).getByText("Your magic link is ready")).toBeVisible();
  for (const [tab, button] of [
    ["HTML source", "Copy HTML"],
    ["Plain text", "Copy text"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expectAccessible(page);
  }
});
