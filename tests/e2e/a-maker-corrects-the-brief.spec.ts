import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Fact } from "../../src/shared/brief/brief.ts";
import { description, generate, ready } from "./generator.ts";
import { buy, signIn } from "./signed-in.ts";
import { test } from "./test.ts";

const SENTENCE = "Dog wash in Leeds. First bath half price for new dogs, Saturdays 9 to 4. 0113 496 0182";
const HEADLINE = "Bring us the mud, keep the sofa";

const brief = (page: Page) => page.getByRole("region", { name: "What was understood", exact: true });
const chip = (page: Page, fact: RegExp) => page.getByRole("button", { name: fact });
const ideas = (page: Page) => page.getByRole("region", { name: "Three ideas" });
const painted = (page: Page) => expect(ideas(page).getByRole("radio")).toHaveCount(3, { timeout: 30_000 });

/** Somebody who has paid and lets the composer make the pictures. */
async function openComposer(context: BrowserContext): Promise<Page> {
  const { page } = await signIn(context, "brief");
  await buy(page);
  await page.goto("/dashboard/generate");
  await page.getByRole("button", { name: "Use the built-in composer" }).click();
  await expect(page.getByText("Connect your AI image-service key")).toBeHidden();
  return page;
}

type Stored = {
  scene: { layout: string; slots: { headline: string; facts?: string[] }; brief: { facts: Fact[] } };
  brief: { facts: Fact[] };
};

/** The newest creative as it is stored: what is on it, and who set what. */
async function stored(page: Page): Promise<Stored> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("bananabread-auth") ?? "{}").access_token as string,
  );
  const { publishableKey } = await (await page.request.get("/config.json")).json();
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const newest = async (path: string) =>
    (await (await page.request.get(`/rest/v1/${path}&order=created_at.desc&limit=1`, { headers })).json())[0];
  const { scene } = await newest("creative_scenes?select=scene");
  const { brief } = await newest("creatives?select=brief");
  return { scene, brief };
}

const factOf = ({ facts }: { facts: Fact[] }, role: string) => facts.find((fact) => fact.role === role && !fact.isOut);

test("with the mouse: type, correct, lock, retype, bake; the picture says what the brief says", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await openComposer(context);
  await description(page).fill(SENTENCE);
  await expect(chip(page, /^Where: Leeds/)).toBeVisible({ timeout: 30_000 });
  await painted(page);

  // Pointing at a fact marks its words in the sentence.
  await chip(page, /^Contact: 0113 496 0182/).hover();
  await expect(page.locator(".marked-sentence mark[data-on]")).toHaveText("0113 496 0182");

  await chip(page, /^Headline: /).click();
  await brief(page).getByRole("textbox", { name: "Headline" }).fill(HEADLINE);
  await brief(page).getByRole("button", { name: "Done" }).click();
  await expect(chip(page, new RegExp(`^Headline: ${HEADLINE}. set by you`))).toBeVisible();
  await chip(page, /^Where: Leeds/).hover();
  await brief(page).getByRole("button", { name: "Lock Leeds" }).click();
  await chip(page, /^Contact: /).hover();
  await brief(page).getByRole("button", { name: "Remove 0113 496 0182" }).click();
  await expect(chip(page, /^Contact: /)).toHaveCount(0);

  // Other words keep what was set by hand, locked or taken out.
  await description(page).fill(SENTENCE.replace("Leeds", "York").replace("Dog wash", "Dog spa"));
  await expect(brief(page).getByText("Your sentence now says York. The lock keeps Leeds.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(chip(page, new RegExp(`^Headline: ${HEADLINE}`))).toBeVisible();
  await expect(chip(page, /^Contact: /)).toHaveCount(0);

  await expect(ideas(page).getByText("Live")).toBeVisible({ timeout: 30_000 });
  const second = ideas(page).getByRole("radio").nth(1);
  await second.check();
  await expect(second).toHaveAccessibleName(new RegExp(HEADLINE));
  const name = (await second.getAttribute("aria-label"))?.split(":")[0] ?? "";
  await expect(generate(page)).toContainText(`${name}, free`);
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });

  const { scene, brief: kept } = await stored(page);
  expect(scene.slots.headline).toBe(HEADLINE);
  expect(JSON.stringify(scene.slots)).toContain("Leeds");
  expect(JSON.stringify(scene.slots)).not.toContain("0182");
  expect(factOf(scene.brief, "headline")).toMatchObject({ value: HEADLINE, by: "user" });
  expect(factOf(scene.brief, "where")).toMatchObject({ value: "Leeds", isLocked: true });
  expect(factOf(scene.brief, "offer")?.by).toBe("read");
  expect(kept).toEqual(scene.brief);

  await page.reload();
  await expect(chip(page, new RegExp(`^Headline: ${HEADLINE}. set by you`))).toBeVisible({ timeout: 30_000 });
  await expect(ideas(page).getByText("Live")).toBeVisible({ timeout: 30_000 });
  await generate(page).click();
  await expect.poll(async () => (await stored(page)).scene.layout, { timeout: 60_000 }).not.toBe(scene.layout);
  expect((await stored(page)).brief).toEqual(kept);
  await context.close();
});

test("by keyboard alone: a fact is corrected, locked and baked", async ({ browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await openComposer(context);
  await description(page).focus();
  await page.keyboard.type(SENTENCE);
  await expect(chip(page, /^Where: Leeds/)).toBeVisible({ timeout: 30_000 });
  await painted(page);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const here = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      if (name.test(here)) return;
    }
    throw new Error(`no way to ${name}`);
  };
  await tabTo(/^Headline: /);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(HEADLINE);
  await page.keyboard.press("Enter");
  await expect(chip(page, new RegExp(`^Headline: ${HEADLINE}. set by you`))).toBeVisible();
  await description(page).focus();
  await tabTo(/^Lock Leeds$/);
  await page.keyboard.press("Space");
  await expect(chip(page, /^Where: Leeds. .*locked/)).toBeVisible();
  await expect(ideas(page).getByText("Live")).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  const { scene } = await stored(page);
  expect(scene.slots.headline).toBe(HEADLINE);
  expect(factOf(scene.brief, "where")).toMatchObject({ value: "Leeds", isLocked: true });
  await context.close();
});

test("with a finger: the brief is a sheet, an idea is picked and baked", async ({ browser, baseURL }) => {
  test.slow();
  const phone = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true, isMobile: true });
  const page = await openComposer(context);
  await description(page).tap();
  await description(page).fill(SENTENCE);
  await page.getByRole("button", { name: "Edit brief" }).tap();
  const sheet = page.getByRole("dialog", { name: "The brief" });
  await sheet.getByRole("button", { name: /^Headline: / }).tap();
  await sheet.getByRole("textbox", { name: "Headline" }).fill(HEADLINE);
  await sheet.getByRole("button", { name: "Done" }).first().tap();
  await sheet.getByRole("button", { name: /^Where: Leeds/ }).tap();
  await sheet.getByRole("button", { name: "Lock", exact: true }).tap();
  await expect(sheet.getByRole("button", { name: /^Where: Leeds. .*locked/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Done" }).last().tap();
  await expect(sheet).toBeHidden();
  await painted(page);
  await expect(ideas(page).getByText("Live")).toBeVisible({ timeout: 30_000 });
  await ideas(page).getByRole("radio").nth(1).tap();
  await generate(page).tap();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  const { scene } = await stored(page);
  expect(scene.slots.headline).toBe(HEADLINE);
  await context.close();
});
