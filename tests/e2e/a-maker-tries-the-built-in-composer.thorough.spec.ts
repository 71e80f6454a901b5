import { expect, type Page } from "@playwright/test";
import { description, generate, ready, saveKey, serviceChip, toast } from "./generator.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

/** The server's own list of what was asked for. */
const generations = (page: Page) =>
  page.evaluate(async () => {
    const { publishableKey } = await (await fetch("/config.json")).json();
    const { access_token } = JSON.parse(localStorage.getItem("bananabread-auth") ?? "{}");
    const headers = { apikey: publishableKey, authorization: `Bearer ${access_token}` };
    return (await (await fetch("/rest/v1/generations?select=id", { headers })).json()).length;
  });

test("the word demo is a key like any other, and a reload during a run finds its creative", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const { page } = await signIn(context, "demo");
  await buy(page);
  await saveKey(page, "demo");
  await expect(toast(page, "API Key Saved!")).toBeVisible();
  await expect(serviceChip(page)).toHaveAccessibleName("Service: Built-in composer Free");

  await description(page).fill("A rye bread that keeps for a week");
  await generate(page).click();
  await expect.poll(() => generations(page)).toBe(1);
  await page.reload();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByRole("region", { name: "Result" }).getByText("Built-in composer", { exact: true }),
  ).toBeVisible();
  expect(await generations(page)).toBe(1);
  await expect(page.locator("body > canvas")).toHaveCount(0);
  await context.close();
});
