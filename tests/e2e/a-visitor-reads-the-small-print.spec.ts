import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("the footer leads to terms, privacy and contact, and from there back to the sections", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Terms", "Privacy", "Contact"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} – BananaBread`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole("heading", { name: "Pay once. Bake forever." })).toBeInViewport();
});

test("the terms name the price, refunds and fair use; privacy names what is kept and the one cookie", async ({
  page,
  context,
}) => {
  await page.goto("/terms");
  const text = page.getByRole("main");
  await expect(text).toContainText("One payment of $97");
  await expect(text).toContainText("A full refund");
  await expect(text).toContainText("up to 5 GB per account");
  await page.goto("/privacy", { waitUntil: "networkidle" });
  await expect(text).toContainText("Your AI keys, encrypted");
  await expect(text).toContainText("We set one cookie, when you sign in");
  expect(await context.cookies()).toEqual([]);
});

test("the support address can be written to and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  const address = page.getByRole("main").getByRole("link");
  await expect(address).toHaveAttribute("href", "mailto:hello@bananabread.localhost");
  await page.getByRole("button", { name: "Copy address" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("hello@bananabread.localhost");
});
