import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { mail, PATH } from "./mail-preview.ts";
import { boxOf, expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });

const newAddress = () => `reader-${randomUUID()}@loafworks.test`;

async function choose(page: Page, template: string) {
  await page.getByRole("combobox", { name: "Template" }).click();
  await page.getByRole("option", { name: template }).click();
}

const paper = (page: Page) =>
  mail(page)
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);

test("Bananaman sees every mail as people get it, and changes what it says", async ({ openAs, bananaman }) => {
  const page = await openAs(bananaman, PATH);
  const problems = watchConsole(page);
  await expect(mail(page).getByText("Your magic link is ready")).toBeVisible();
  await expect(page.getByText(/^From BananaBread <.+>\s*To bananaman-.+@loafworks\.test$/)).toBeVisible();
  await expect
    .poll(() =>
      mail(page)
        .locator("img")
        .evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);

  await page.getByLabel("Magic token").fill("toasty-token");
  await expect(page.getByText("Preview is out of date. Press “Refresh Preview”.")).toBeVisible();
  await page.getByLabel("Magic token").press("Enter");
  await expect(mail(page).getByText("token=preview.toasty-token")).toBeVisible();
  await expect(page.getByText("Preview is out of date.")).toBeHidden();

  await expect.poll(() => paper(page)).toBe("rgb(246, 246, 244)");
  await page.getByRole("radio", { name: "Dark mail" }).click();
  await expect.poll(() => paper(page)).toBe("rgb(18, 17, 14)");
  await page.getByRole("radio", { name: "Light mail" }).click();
  await page.getByRole("radio", { name: "Desktop" }).click();
  await expect.poll(async () => (await boxOf(page.locator("iframe"))).width).toBe(640);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [tab, button, start] of [
    ["HTML source", "Copy HTML", "<!DOCTYPE html"],
    ["Plain text", "Copy text", "BananaBread"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(start)).toBe(true);
    expect(copied).toContain("token=preview.toasty-token");
    await expect(page.getByRole("button", { name: button })).toBeVisible();
  }
  await page.getByRole("tab", { name: "Visual" }).click();

  for (const [template, words] of [
    ["Receipt", "Payment Successful"],
    ["Sign-in invitation", "Here is your way in"],
    ["Confirm new email", "token=preview.toasty-token"],
    ["Email was changed", "j•••@newloaf.example"],
    ["Picture removed", "We looked at it and took it down."],
  ] as const) {
    await choose(page, template);
    await expect(mail(page).getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  await page.getByLabel("Reason").fill("<b>Too much butter</b>");
  await page.getByRole("button", { name: "Refresh Preview" }).click();
  await expect(mail(page).getByText("<b>Too much butter</b>")).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);

  // Its links do nothing.
  const before = page.url();
  await mail(page).getByRole("link", { name: "Go to Gallery" }).click();
  await expect(mail(page).getByText("<b>Too much butter</b>")).toBeVisible();
  expect([page.url(), page.context().pages().length]).toEqual([before, 1]);
});

test("on a phone a test mail is sent, and its invitation opens sign-in with the address filled in", async ({
  openAs,
  bananaman,
  browser,
  baseURL,
}) => {
  const page = await openAs(bananaman, PATH, { width: 390 });
  const problems = watchConsole(page);
  await expect(mail(page).getByText("Your magic link is ready")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Delivery/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Open/ })).toContainText("not measured");
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.getByRole("radio", { name: "Desktop" }).click();
  await expectNothingSideways(page);

  await choose(page, "Sign-in invitation");
  await page.getByLabel("Recipient e-mail").fill("reader at loafworks");
  await page.getByRole("button", { name: "Send Test Email" }).click();
  await expect(page.getByText("This is not an email address.")).toBeVisible();
  const email = newAddress();
  await page.getByLabel("Recipient e-mail").fill(email);
  await page.getByRole("button", { name: "Send Test Email" }).click();
  await expect(toast(page, "Test mail accepted")).toContainText(`Put into the local mailbox for ${email} in`);
  expect(problems).toEqual([]);

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/dev/mail");
  await visitor.getByRole("link", { name: `To ${email}` }).click();
  await expect(visitor.getByRole("heading", { name: "[Test] Sign in to BananaBread" })).toBeVisible();
  const opened = visitor.context().waitForEvent("page");
  await mail(visitor).getByRole("link", { name: "Go to sign-in" }).click();
  const landing = await opened;
  await expect(landing.getByRole("dialog").getByLabel("Email")).toHaveValue(email);
  await expect(landing).toHaveURL(`${baseURL}/`);
  await landing.getByLabel("Email").press("Enter");
  await expect(landing.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
  await expect(landing.getByRole("dialog").getByText(email)).toBeVisible();
  await visitor.context().close();
});
