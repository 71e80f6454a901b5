import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { openBrowser, openLink } from "../support/browser.ts";
import { loadedFonts } from "./loaded-fonts.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";

/** Signs in beside the page, by the same protocols, and starts a checkout. */
async function startCheckout(url: string): Promise<string> {
  const email = `buyer-${randomUUID()}@loafworks.test`;
  const browser = openBrowser({ url });
  await browser.sendMagicLink(email);
  const list = await (await fetch(`${url}/dev/mail`)).text();
  const id = list
    .split("<li>")
    .find((row) => row.includes(email))
    ?.match(/id=([0-9a-f-]+)/)?.[1];
  const mail = await (await fetch(`${url}/dev/mail?id=${id}&view=text`)).text();
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail)?.[1]?.replaceAll("&amp;", "&") ?? "";
  await browser.completeSignIn((await openLink(link)).searchParams.get("code") ?? "");
  const { priceId } = await (await fetch(`${url}/config.json`)).json();
  const { data } = await browser.supabase.functions.invoke("stripe-checkout", {
    body: { price_id: priceId, mode: "payment", success_url: `${url}/success`, cancel_url: `${url}/pricing` },
  });
  browser.close();
  return data.url;
}

test("a declined card, then a payment, a dispute and its end, all by keyboard and in words", async ({
  page,
  baseURL,
}) => {
  const problems = watchConsole(page);
  const checkout = await startCheckout(baseURL ?? "");
  await page.goto(checkout);
  await expectAccessible(page);
  const fonts = ["Bricolage Poster", "Bricolage Grotesque Variable", "Geist Variable", "Geist Mono Variable"];
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));

  await page.getByRole("radio", { name: "Payment succeeds" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Card is declined" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The card was declined. Nothing was charged.");
  await expectAccessible(page);

  const leadsToSuccess = page.waitForRequest(/\/success\?session_id=cs_local_/);
  await page.getByRole("button", { name: "Pay $97.00" }).click();
  await leadsToSuccess;

  await page.goto(checkout);
  await expect(page.getByRole("heading", { name: "Paid" })).toBeVisible();
  await page.getByRole("button", { name: "Buyer disputes" }).click();
  await expect(page.getByRole("heading", { name: "Disputed" })).toBeVisible();
  await page.getByRole("button", { name: "Dispute is lost" }).click();
  await expect(page.getByRole("heading", { name: "Dispute lost" })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone, ${colorScheme}: accessible, nothing sideways`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await startCheckout(baseURL ?? ""));
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
