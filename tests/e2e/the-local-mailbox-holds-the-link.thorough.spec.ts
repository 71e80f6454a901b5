import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { loadedFonts } from "./loaded-fonts.ts";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

test("without a mail server the mail is shown at /dev/mail, pictures and all, and its button signs in", async ({
  page,
  context,
}) => {
  const email = `person-${randomUUID()}@loafworks.test`;
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto("/dev/mail");
  await mailbox.getByRole("link", { name: `To ${email}` }).click();
  const mail = mailbox.frameLocator("iframe");
  await expect(mail.getByText("Your magic link is ready")).toBeVisible();
  await expect
    .poll(() =>
      mail.locator("img").evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await expectAccessible(mailbox);
  const fonts = ["Bricolage Grotesque Variable", "Geist Variable", "Geist Mono Variable"];
  await expect.poll(() => loadedFonts(mailbox)).toEqual(expect.arrayContaining(fonts));
  await mail.getByRole("link", { name: "Sign In to BananaBread" }).click();
  await expect.poll(() => context.pages().some((tab) => tab.url().endsWith("/dashboard"))).toBe(true);
});
