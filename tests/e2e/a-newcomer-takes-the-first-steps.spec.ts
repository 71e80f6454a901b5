import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { figure, latest, sentence } from "./home-page.ts";
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

const checklist = (page: Page) => page.getByRole("region", { name: "Get started" });

const steps = (page: Page) => checklist(page).getByRole("listitem");

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
  await expect(page.getByRole("button", { name: "Ad type Maker/Indie Product" })).toBeVisible();
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
