import { expect, type Page } from "@playwright/test";
import { KEPT_IDEA_KEY } from "../../src/web/creatives/kept-idea/kept-idea-key.ts";
import { generate, ready } from "./generator.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { buy, openMailedLink } from "./signed-in.ts";
import { test } from "./test.ts";
import { BAKED, button, field, open, posters, section } from "./try-section.ts";

const SENTENCE = "Elm Street Lemonade, 2 cups for $3, open till it’s gone";

async function bake(page: Page, sentence = SENTENCE) {
  await field(page).fill(sentence);
  await field(page).press("Enter");
  await expect(section(page).getByText(/^3 ideas in \d+\.\d s\./)).toBeVisible(BAKED);
  await expect(posters(page)).toHaveCount(3);
}

/** A few numbers for what each canvas shows. */
const looks = (page: Page) =>
  posters(page).evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => {
      const small = new OffscreenCanvas(8, 10);
      const context = small.getContext("2d");
      context?.drawImage(canvas, 0, 0, 8, 10);
      return String(context?.getImageData(0, 0, 8, 10).data);
    }),
  );

test("a sentence becomes three different ads, three more, and the one kept is made full size after paying", async ({
  page,
}) => {
  test.slow();
  const problems = watchConsole(page);
  await open(page);
  await bake(page);
  const first = await looks(page);
  expect(new Set(first).size).toBe(3);
  await expectAccessible(page, "#try");

  await button(page, "Bake 3 more").click();
  await expect(section(page).getByRole("button", { name: "Batch 2" })).toHaveAttribute("aria-pressed", "true", BAKED);
  const second = await looks(page);
  expect(new Set([...first, ...second]).size).toBe(6);
  await button(page, "Batch 1").click();
  expect(await looks(page)).toEqual(first);

  const said = await posters(page).nth(1).getAttribute("aria-label");
  await button(page, /^Keep this/)
    .nth(1)
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Your idea comes along.")).toBeVisible();
  await expect(dialog.getByText("The account is free. Full size, without the sticker, comes with")).toBeVisible();
  await expect(dialog.locator("canvas")).toBeVisible();
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), KEPT_IDEA_KEY);
  expect(kept).toMatchObject({ sentence: SENTENCE, adType: "meta", format: "4:5" });
  expect(problems).toEqual([]);

  await openMailedLink(page, "taster");
  await expect(page.getByText(/is kept for you/)).toBeVisible();
  await buy(page);
  await page.getByRole("link", { name: "Open Generator" }).click();
  const card = page.getByRole("region", { name: "Your idea from the landing page" });
  await expect(card).toBeVisible();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(SENTENCE);
  await card.getByRole("button", { name: "Use the composer, free" }).click();
  await expect(card.getByText("The built-in composer makes this very one")).toBeVisible();
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await expect(card).toBeHidden();

  const scene = await newestScene(page);
  expect(scene.layout).toBe(kept.layout);
  expect(said).toContain(`“${scene.slots.headline.replaceAll("\n", " ")}”`);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEPT_IDEA_KEY)).toBeNull();
});

/** As the server stored it. */
const newestScene = (page: Page): Promise<{ layout: string; slots: { headline: string } }> =>
  page.evaluate(async () => {
    const { publishableKey } = await (await fetch("/config.json")).json();
    const { access_token } = JSON.parse(localStorage.getItem("bananabread-auth") ?? "{}");
    const headers = { apikey: publishableKey, authorization: `Bearer ${access_token}` };
    const [row] = await (await fetch("/rest/v1/creative_scenes?select=scene", { headers })).json();
    return row.scene;
  });

test("when the connection drops the words stay, and it can be tried again", async ({ page }) => {
  const isPantry = (url: URL) => url.pathname.includes("/pantry/");
  await page.route(isPantry, (route) => route.abort());
  await open(page);
  await field(page).fill(SENTENCE);
  await field(page).press("Enter");
  await expect(section(page).getByRole("alert")).toContainText("The oven did not load. The connection dropped", BAKED);
  await expect(field(page)).toHaveValue(SENTENCE);
  await page.unroute(isPantry);
  await button(page, "Try again").click();
  await expect(section(page).getByText(/^3 ideas in/)).toBeVisible(BAKED);
});

test("without scripts the first sample stands there, and no field that does nothing", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("img", { name: /48 hours/ })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await context.close();
});

test("whoever types before the scripts are there loses neither the words nor the place on the page", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/");
  await field(page).click();
  await page.keyboard.insertText(SENTENCE);
  release();
  await expect(section(page).getByText("Half a thought is enough.")).toBeVisible();
  await expect(field(page)).toHaveValue(SENTENCE);
  await expect(field(page)).toBeInViewport();
});
