import { expect } from "@playwright/test";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { card } from "./settings-page.ts";
import { signIn } from "./signed-in.ts";
import { test } from "./test.ts";

test("without access, the own data can still be taken along and the account deleted", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const { page, email } = await signIn(context, "passer-by");
  await page.getByRole("button", { name: "Your data" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  await (await download).path();
  await expectAccessible(page, "[role=dialog]");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("textbox", { name: `Type ${email} to confirm` }).fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Generate Epic Ads/ })).toBeVisible();
  await context.close();
});

test("what does not come says so in settings, and comes when asked again", async ({ openAs, regular }) => {
  const page = await openAs(regular, "/robots.txt");
  const broken = /usage_of_month|storage_used|stripe_user|is_bananaman/;
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { message: "out of order" } }));
  await page.goto("/dashboard/settings");
  for (const what of [
    "Your cost",
    "Your usage",
    "Your orders",
    "Your subscription",
    "Your cloud storage",
    "Your account",
  ]) {
    await expect(page.getByText(`${what} could not be loaded. Nothing is lost.`)).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute(broken);
  await expect(async () => {
    const again = page.getByRole("button", { name: "Try again" }).first();
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.getByText("could not be loaded")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

for (const width of [390, 1440]) {
  test(`home, settings and their dialogs with real data at ${width} px: accessible, nothing sideways`, async ({
    openAs,
    regular,
  }) => {
    const page = await openAs(regular, "/dashboard", { width });
    const problems = watchConsole(page);
    await expect(page.getByRole("img", { name: /Rye bread/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/dashboard/settings");
    await expect(card(page, "Usage").getByRole("definition").first()).toHaveText("1");
    await expect(card(page, "Orders").getByRole("cell", { name: "Paid" })).toBeVisible();
    await expectAccessible(page);
    await expectNothingSideways(page);
    for (const name of ["Delete account", "Sign out everywhere"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator("[data-sheet]")).toBeVisible();
      await expectAccessible(page, "[data-sheet]");
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-sheet]")).toBeHidden();
    }
    expect(problems).toEqual([]);
  });
}
