import { expect, type Page } from "@playwright/test";
import { test as installations } from "./installations.ts";
import { meet, type Person, pay } from "./signed-in.ts";

/** Who brings the words of a picture by a service; the service, unless a test is about words of ours. */
type Words = "ours" | "drawn";
type Look = { width?: number; height?: number; isPhone?: boolean; words?: Words };
type Open = (look?: Look) => Promise<Page>;

export const GOOD_KEY = "AIzaStandInKeyForTests0000a1B2";

/** Somebody who has paid and has a key, at the generator. */
export const test = installations.extend<{ openGenerator: Open }, { maker: Person["state"] }>({
  maker: [
    async ({ studio }, use) => {
      const { state } = await meet(studio.url, "maker", async (browser, url) => {
        await pay(browser, url);
        await browser.supabase.functions.invoke("save-api-key", { body: { api_key: GOOD_KEY } });
      });
      await use(state);
    },
    { scope: "worker", timeout: 240_000 },
  ],
  openGenerator: async ({ studio, maker, browser }, use) => {
    studio.gemini.forget();
    const opened: Page[] = [];
    await use(async ({ width = 1440, height = width < 760 ? 844 : 1000, isPhone = false, words = "drawn" } = {}) => {
      const touch = { hasTouch: isPhone, isMobile: isPhone };
      const look = { baseURL: studio.url, storageState: maker, viewport: { width, height }, ...touch };
      const context = await browser.newContext(look);
      if (words === "drawn") await context.addInitScript(drawAll);
      const page = await context.newPage();
      opened.push(page);
      await page.goto("/dashboard/generate");
      await expect(page.getByRole("button", { name: /^Service: Gemini/ })).toBeVisible();
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(studio.gemini.faults).toEqual([]);
  },
});

/** In the page, before anything else. */
function drawAll() {
  const types = ["meta", "saas", "maker", "homeservices"];
  localStorage.setItem(
    "bananabread-words-by",
    JSON.stringify(Object.fromEntries(types.map((type) => [type, "drawn"]))),
  );
}
