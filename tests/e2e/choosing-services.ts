import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { GOOD_KEY } from "./at-the-generator.ts";
import { description, generate, keyField, ready, serviceChip } from "./generator.ts";
import type { Studio } from "./installations.ts";
import { meet, pay } from "./signed-in.ts";
import { test as everything } from "./test.ts";

/** Here `page` belongs to somebody of their own, who has paid and has a Gemini key: defaults and caps stay apart. */
export const test = everything.extend({
  page: async ({ browser, studio }, use) => {
    studio.gemini.forget();
    const { state } = await meet(studio.url, "chooser", async (signedIn, url) => {
      await pay(signedIn, url);
      await signedIn.supabase.functions.invoke("save-api-key", { body: { api_key: GOOD_KEY } });
    });
    const look = { baseURL: studio.url, storageState: state, viewport: { width: 1440, height: 1000 } };
    const context = await browser.newContext(look);
    await use(await context.newPage());
    await context.close();
  },
});

/** Makes the first creative with this service, and counts the presses from the home screen on. */
export async function pressesToFirstCreative(browser: Browser, studio: Studio, name: string, key: string | null) {
  const { state } = await meet(studio.url, "newcomer", pay);
  const context = await browser.newContext({ baseURL: studio.url, storageState: state, reducedMotion: "reduce" });
  const page = await context.newPage();
  let pressed = 0;
  const press = async (target: Locator) => {
    await target.click();
    pressed += 1;
  };
  await page.goto("/dashboard");
  if (key === null) {
    await press(page.getByRole("button", { name: "Use the built-in composer" }));
    await page.getByRole("textbox", { name: /^Describe an ad/ }).fill("Rye bread, 20 % off until Sunday");
    await press(page.getByRole("main").getByRole("button", { name: "Generate Creative Free" }));
  } else {
    await press(page.getByRole("region", { name: "API key missing" }).getByRole("link"));
    const option = page.getByRole("radio", { name: new RegExp(`^${name}`) });
    await expect(page.getByRole("dialog", { name: "Add a service" })).toBeVisible();
    if (!(await option.isChecked())) await press(option);
    await keyField(page, name).fill(key);
    await press(page.getByRole("button", { name: "Check and save" }));
    await press(page.getByRole("button", { name: "Start generating" }));
    await description(page).fill("Rye bread on a plate");
    await expect(serviceChip(page)).toHaveAccessibleName(new RegExp(`^Service: ${name}`));
    await press(generate(page));
  }
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await context.close();
  return pressed;
}

export const picker = (page: Page) => page.getByRole("dialog", { name: "Make it with" });
export const result = (page: Page) => page.getByRole("region", { name: "Result" });
export const option = (page: Page, name: string) => picker(page).getByRole("radio", { name: new RegExp(`^${name}`) });
