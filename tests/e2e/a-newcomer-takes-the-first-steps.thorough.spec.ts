import { expect } from "@playwright/test";
import { figure, latest, month, sentence } from "./home-page.ts";
import { expectAccessible } from "./page-problems.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

test("with a key one press on the home screen makes the creative, once, whatever one does next", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const { page } = await signIn(context, "hasty");
  await buy(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Open Generate" })).toBeVisible();
  await page.getByRole("button", { name: "Use the built-in composer" }).click();
  const go = page.getByRole("main").getByRole("button", { name: "Generate Creative Free" });
  await go.click();
  await expect(page.getByRole("dialog").filter({ hasText: "Prompt Required" })).toBeVisible();
  await expect(sentence(page)).toBeFocused();

  await page.keyboard.type("Umbrellas for dogs");
  await context.setOffline(true);
  await expect(go).toBeDisabled();
  await expect(go).toHaveAccessibleDescription(/^You're offline. Generating works again/);
  await context.setOffline(false);
  await expect(sentence(page)).toHaveValue("Umbrellas for dogs");

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/generate-creative")) asked.push(request.postDataJSON().requestId);
  });
  await go.dblclick();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Umbrellas for dogs");
  await page.reload();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(latest(page).getByRole("img")).toHaveCount(1);
  await page.goForward();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);

  // A reload before the generator has cleared the request finds it a second time, with the same id.
  await page.evaluate((requestId) => {
    const wish = { ...history.state, prompt: "Umbrellas for dogs", requestId };
    History.prototype.replaceState.call(history, wish, "");
  }, asked[0]);
  await page.reload();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  expect(new Set(asked).size).toBe(1);
  await page.goto("/dashboard");
  await expect(latest(page).getByRole("img")).toHaveCount(1);
  await expect(figure(page, "Creatives")).toHaveText("1");
  await context.close();
});

test("what does not come says so on the home screen, and comes when asked again", async ({ openAs, member }) => {
  const page = await openAs(member, "/robots.txt");
  const broken = /search_creatives|usage_of_month/;
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { message: "out of order" } }));
  await page.goto("/dashboard");
  await expect(page.getByText("Your latest creatives could not be loaded. Nothing is lost.")).toBeVisible();
  await expect(page.getByText("This month could not be loaded. Nothing is lost.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(broken);
  for (const place of [latest(page), month(page)]) await place.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
  await expect(figure(page, "API calls")).toBeVisible();
});

test("by keyboard: a sentence on the home screen, Enter, and it stands in the generator; nothing typed before is lost", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, "/dashboard/generate");
  await page.getByRole("textbox", { name: "Description" }).fill("An older idea");
  await page.goto("/dashboard");
  await sentence(page).focus();
  await page.keyboard.type("Umbrellas for dogs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Umbrellas for dogs");
  await page.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("An older idea");
  await page.goBack();
  await expect(sentence(page)).toHaveValue("");
  await page.getByRole("link", { name: "Viral Meme" }).press("Enter");
  await expect(page.getByRole("button", { name: "Ad type Viral Meme" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("An older idea");
});
