import { type Browser, expect, type Page } from "@playwright/test";
import { choose, description, generate, ready, toast, typePicker } from "./generator.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { meet, pay } from "./signed-in.ts";

export const PATH = "/dashboard/memes";
export const tiles = (page: Page) => page.getByRole("list", { name: "Meme templates" }).getByRole("listitem");
export const links = (page: Page) => page.getByRole("link", { name: /^Open / });
export const dialog = (page: Page) => page.getByRole("dialog");
export const caption = (page: Page) => dialog(page).locator(".example-caption");

export const nameOf = async (page: Page, place: number) =>
  (await links(page).nth(place).getAttribute("aria-label"))?.replace(/^Open (.+), \w+$/, "$1") ?? "";

/** Somebody new who works with the built-in composer; on phones, by touch. */
async function openAsMaker(browser: Browser, baseURL: string | undefined, width: number) {
  const { state } = await meet(baseURL, "memer", async (signedIn, url) => {
    await pay(signedIn, url);
    await signedIn.supabase.functions.invoke("save-api-key", { body: { api_key: "demo" } });
  });
  const isPhone = width < 760;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: state,
    viewport: { width, height: isPhone ? 844 : 1000 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(PATH);
  return { page, press: (name: string) => pressIn(page, name, isPhone) };
}

async function pressIn(page: Page, name: string, isPhone: boolean) {
  const button = dialog(page).getByRole("button", { name });
  await (isPhone ? button.tap() : button.click());
}

export async function expectTemplateUsed(browser: Browser, baseURL: string | undefined, width: number) {
  const { page, press } = await openAsMaker(browser, baseURL, width);
  const name = await nameOf(page, 0);
  await (width < 760 ? links(page).first().tap() : links(page).first().click());
  await press("Use Template");
  await expect(toast(page, "Meme Template Added! 🎭")).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/dashboard\/generate$/);
  await expect(page.getByRole("img", { name: `Inspiration: ${name}` })).toBeVisible();
  // Nothing was typed yet, so it is to be a meme.
  await expect(page.getByRole("heading", { name: "Captions this template" })).toBeVisible();
  await expect(page.getByText(`Meme template: ${name}`)).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await choose(typePicker(page), /Meta/);
  await expect(page.getByRole("heading", { name: "Borrows its idea" })).toBeVisible();
  await choose(typePicker(page), /Viral Meme/);

  const asked = page.waitForRequest("**/functions/v1/generate-creative");
  await description(page).fill("Me: one coffee. Also me: the whole pot");
  await generate(page).click();
  const { template, type, inspirationImages } = (await asked).postDataJSON();
  expect(template).toMatch(/^[a-z0-9-]+$/);
  expect({ type, kind: inspirationImages[0].from.kind }).toEqual({ type: "meme", kind: "template" });
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await page.context().close();
}
