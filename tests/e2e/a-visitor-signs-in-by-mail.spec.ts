import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./page-problems.ts";

const newAddress = () => `person-${randomUUID()}@loafworks.test`;

async function askForLink(page: Page, email: string) {
  await page.goto("/");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
}

async function openMailbox(context: BrowserContext, email: string): Promise<Page> {
  const mailbox = await context.newPage();
  await mailbox.goto("/dev/mail");
  await mailbox.getByRole("link", { name: `To ${email}` }).click();
  return mailbox;
}

test("from the landing page through the mailbox to the dashboard and out again", async ({ page, context }) => {
  const problems = watchConsole(page);
  const email = newAddress();
  await askForLink(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  const mailbox = await openMailbox(context, email);
  await expect(mailbox.frameLocator("iframe").getByText("Your magic link is ready")).toBeVisible();
  const pictures = mailbox.frameLocator("iframe").locator("img");
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await expectAccessible(mailbox);
  await mailbox.getByRole("link", { name: "Open link" }).click();
  await expect(mailbox).toHaveURL(/\/dashboard$/);
  await expect(mailbox.getByText(`Signed in as ${email}`)).toBeVisible();
  await expectAccessible(mailbox);

  // The tab that asked notices by itself.
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/$/);
  expect(problems).toEqual([]);
});

test("the button inside the mail works too", async ({ page, context }) => {
  const email = newAddress();
  await askForLink(page, email);
  const mailbox = await openMailbox(context, email);
  await mailbox.frameLocator("iframe").getByRole("link", { name: "Sign In to BananaBread" }).click();
  await expect.poll(() => context.pages().some((tab) => tab.url().endsWith("/dashboard"))).toBe(true);
});

test("a link opened in another browser says so and offers a new one from here", async ({ page, context, browser }) => {
  const email = newAddress();
  await askForLink(page, email);
  const mailbox = await openMailbox(context, email);
  const link = await mailbox.getByRole("link", { name: "Open link" }).getAttribute("href");

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link ?? "");
  await expect(stranger.getByRole("heading", { name: "This link was opened in another browser" })).toBeVisible();
  await expectAccessible(stranger);
  const other = newAddress();
  await stranger.getByLabel("Email").fill(other);
  await stranger.getByRole("button", { name: "Send New Link" }).click();
  await expect(stranger.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();

  await mailbox.goto(link ?? "");
  await expect(mailbox.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("a used link says what is wrong and leads home after three seconds", async ({ page, context, browser }) => {
  const email = newAddress();
  await askForLink(page, email);
  const mailbox = await openMailbox(context, email);
  const link = (await mailbox.getByRole("link", { name: "Open link" }).getAttribute("href")) ?? "";
  await mailbox.goto(link);
  await expect(mailbox).toHaveURL(/\/dashboard$/);

  const later = await (await browser.newContext()).newPage();
  await later.goto(link);
  await expect(later.getByRole("alert")).toHaveText("Email link is invalid or has expired");
  await expect(later).toHaveURL(/\/$/);
});

test("an empty and a wrong address are explained, and a second mail within a minute has to wait", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your email address");
  await page.getByLabel("Email").fill("nonsense");
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");

  const email = newAddress();
  await askForLink(page, email);
  await expect(page.getByRole("button", { name: /Resend Link in \d+ s/ })).toBeVisible();
  await page.getByRole("button", { name: "Try Different Email" }).click();
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("alert")).toContainText("you can only request this after");
});
