import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf, expectAccessible, watchConsole } from "./page-problems.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

/** How far the page overflows the screen sideways, and how far it extends past the end of its content. */
function holes() {
  const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
  const tabs = document.querySelector("nav[aria-label=Tabs]")?.getBoundingClientRect().height ?? 0;
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    sideways: Math.max(0, scrollWidth - innerWidth),
    below: Math.max(0, Math.round(scrollHeight - (end + scrollY) - tabs)),
  };
}

const sentence = (page: Page) => page.getByRole("textbox", { name: "Describe an ad or a meme in one sentence" });
const checklist = (page: Page) => page.getByRole("region", { name: "Get started" });
const steps = (page: Page) => checklist(page).getByRole("listitem");
const latest = (page: Page) => page.getByRole("region", { name: "Latest creatives" });
const month = (page: Page) => page.getByRole("region", { name: /so far$/ });
const figure = (page: Page, name: string) =>
  month(page)
    .locator("div")
    .filter({ has: page.getByRole("term").filter({ hasText: name }) })
    .last()
    .getByRole("definition");

test("on a phone, by touch: from the closed door to a saved creative, with a checklist that ticks itself", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const { page } = await signIn(context, "phone");
  const problems = watchConsole(page);
  await buy(page);
  await page.getByRole("link", { name: "Go to Dashboard" }).tap();
  await expect(checklist(page).getByText("0 of 3 done")).toBeVisible();
  await expect(steps(page).nth(0)).toHaveAttribute("aria-current", "step");
  await expect(latest(page).getByRole("heading", { name: "No creatives yet" })).toBeVisible();
  await expect(figure(page, "Success rate")).toHaveText("0%");
  await expectAccessible(page);

  await page.getByRole("region", { name: "API key missing" }).getByRole("button").tap();
  await expect(checklist(page).getByText("1 of 3 done")).toBeVisible();
  await expect(page.getByRole("region", { name: "API key missing" })).toBeHidden();
  await sentence(page).fill("Sourdough subscription, first loaf free this week");
  await page.getByRole("link", { name: "Maker/Indie Product" }).tap();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue(/^Sourdough subscription/);
  await expect(page.getByRole("button", { name: "Ad type: Maker/Indie Product" })).toBeVisible();
  await page.getByRole("button", { name: /^Format/ }).tap();
  await page.getByRole("radio", { name: /9:16/ }).tap();
  await expect(page.getByRole("button", { name: "Service: Built-in composer Free" })).toBeVisible();
  await page.getByRole("button", { name: "Generate Creative" }).tap();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });

  await page.goto("/dashboard");
  await expect(checklist(page).getByText("2 of 3 done")).toBeVisible();
  const story = latest(page).getByRole("img", { name: /^Maker Creative - Sourdough/ });
  await expect(story).toBeVisible();
  const shareOfTile = await story.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.clientHeight / (image.parentElement?.clientHeight ?? 0);
  });
  // The tallest format is shown whole.
  expect(shareOfTile).toBeGreaterThan(0.8);
  expect(shareOfTile).toBeLessThanOrEqual(1);
  await expect(figure(page, "Creatives")).toHaveText("1");
  await expect(figure(page, "AI cost")).toHaveText("$0.00");
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(holes)).toEqual({ sideways: 0, below: 0 });
  // A single creative takes the whole width.
  const missing = async () =>
    (await boxOf(latest(page))).width - (await boxOf(latest(page).getByRole("listitem"))).width;
  await expect.poll(missing).toBeCloseTo(0, 0);

  await page.goBack();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).tap();
  const { width, format } = await sharp(await (await download).path()).metadata();
  expect([width, format]).toEqual([1080, "png"]);
  await page.goto("/dashboard");
  await expect(latest(page).getByRole("img")).toHaveCount(1);
  await expect(checklist(page)).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});

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
  await expect(page.getByRole("button", { name: "Ad type: Viral Meme" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("An older idea");
});

test("what does not come says so on the home screen, and comes when asked again", async ({ openAs, member }) => {
  const page = await openAs(member, "/robots.txt");
  const broken = /creatives\?|usage_of_month/;
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
