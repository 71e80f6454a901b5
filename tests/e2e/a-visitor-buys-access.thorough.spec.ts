import { expect, type Page } from "@playwright/test";
import { buyAndNoteCheckout, heading, required } from "./buying.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";
import { afterwards, goToCheckout, pay, payLater } from "./test-checkout.ts";

test("a declined card leaves the door closed and the buyer where a second try is", async ({ context }) => {
  const { page } = await signIn(context, "declined");
  await goToCheckout(page, "Card is declined");
  await pay(page);
  await expect(page.getByRole("alert")).toHaveText("The card was declined. Nothing was charged.");
  await page.goto("/dashboard");
  await expect(heading(page, "You're almost in")).toBeVisible();
});

test("a delayed payment is pending until it arrives, and never called paid before", async ({ context }) => {
  const { page } = await signIn(context, "patient");
  const checkout = await payLater(page);
  await expect(page.getByText("Opens on arrival")).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeHidden();
  await expectAccessible(page);
  await afterwards(await context.newPage(), checkout, "Payment arrives", "Paid");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(heading(page, "Payment Successful")).toBeVisible();
});

test("a delayed payment that fails says that nothing was charged and leads to another try", async ({ context }) => {
  const { page } = await signIn(context, "unlucky");
  const checkout = await payLater(page);
  await afterwards(await context.newPage(), checkout, "Payment fails", "Payment failed");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(heading(page, "Payment did not arrive")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("main").getByRole("button", { name: "Get Started" })).toBeEnabled();
});

test("a lost dispute keeps the door closed", async ({ context }) => {
  const { page } = await signIn(context, "losing");
  const checkout = await buyAndNoteCheckout(page);
  await afterwards(page, checkout, "Buyer disputes", "Disputed");
  await afterwards(page, checkout, "Dispute is lost", "Dispute lost");
  await page.goto("/dashboard");
  await expect(heading(page, "You're almost in")).toBeVisible();
});

test("an administrator who never paid is in, and can let somebody in for free", async ({
  openAs,
  bananaman,
  browser,
}) => {
  const admin = await openAs(bananaman, "/dashboard");
  await expect(heading(admin, "What are we baking today?")).toBeVisible();
  const { page } = await signIn(await browser.newContext({ baseURL: new URL(admin.url()).origin }), "guest");
  const guestId = await userId(page);
  expect(await callAs(admin, "grant-free-access", { user_id: guestId })).toMatchObject({
    status: 200,
    body: { success: true, sessionId: expect.stringContaining("granted_") },
  });
  await page.reload();
  await expect(heading(page, "What are we baking today?")).toBeVisible();
  await page.goto("/success");
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await callAs(page, "grant-free-access", { user_id: guestId })).toMatchObject({ status: 403 });
  await page.context().close();
});

test("paying in one tab opens the other", async ({ context }) => {
  const { page } = await signIn(context, "two-tabs");
  const tab = await context.newPage();
  await tab.goto("/dashboard");
  await buy(tab);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});

test("whoever does not want to pay can leave", async ({ context }) => {
  const { page } = await signIn(context, "leaver");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("button", { name: "Get Lifetime Access" })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the closed door at ${width} px: no way around it, accessible`, async ({ openAs, newcomer }) => {
    const page = await openAs(newcomer, "/dashboard/generate", { width });
    const problems = watchConsole(page);
    await expect(required(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(required(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Gallery" })).toBeHidden();
    await expectAccessible(page);
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
}

const userId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("bananabread-auth") ?? "{}").user.id as string);

const callAs = (page: Page, name: string, body: Record<string, unknown>) =>
  page.evaluate(
    async ([path, text]) => {
      const { access_token } = JSON.parse(localStorage.getItem("bananabread-auth") ?? "{}");
      const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: text });
      return { status: answer.status, body: await answer.json() };
    },
    [`/functions/v1/${name}`, JSON.stringify(body)] as const,
  );

test("a dispute closes the door, and winning it opens it again", async ({ context }) => {
  const { page } = await signIn(context, "disputing");
  const checkout = await buyAndNoteCheckout(page);
  await afterwards(page, checkout, "Buyer disputes", "Disputed");
  await page.goto("/dashboard");
  await expect(heading(page, "You're almost in")).toBeVisible();
  await afterwards(page, checkout, "Dispute is won", "Paid");
  await page.goto("/dashboard");
  await expect(heading(page, "What are we baking today?")).toBeVisible();
});
