import { expect } from "@playwright/test";
import { confirm, detail, GALLERY, LOAVES, openActions, tile, titles, toast, type } from "./gallery-page.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

test("a new member is told that nothing is there yet, and led to the generator", async ({ openAs, keeper, stock }) => {
  await stock.with(keeper, []);
  const page = await openAs(keeper, GALLERY);
  await expect(page.getByRole("heading", { name: "No creatives found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Generate a creative" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Generate Ad Creatives" })).toBeVisible();
});

test("what was made meanwhile stands in front on coming back", async ({ openAs, keeper, stock, db }) => {
  const [first] = await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  await expect(titles(page)).toHaveCount(5);
  await page.getByRole("complementary").getByRole("link", { name: "Memes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Memes" })).toBeVisible();
  await db.query(
    `insert into public.creatives (user_id, title, prompt, type, image_url)
     select user_id, 'Fresh out of the oven', prompt, type, image_url from public.creatives where id = $1`,
    [first?.id],
  );
  await page.goBack();
  await expect(titles(page)).toHaveText(["Fresh out of the oven", ...LOAVES.map(({ title }) => title)]);
});

test("a picture that is gone says so, and nothing is handed over", async ({ openAs, keeper, stock, db }) => {
  const [first] = await stock.with(keeper, [...LOAVES]);
  await db.query("delete from storage.objects where name = $1", [first?.imageUrl.split("/creatives/")[1]]);
  const page = await openAs(keeper, GALLERY);
  await expect(tile(page, "Hot sauce")).toContainText("this picture cannot be shown");
  await (await openActions(page, "Hot sauce")).getByRole("button", { name: "Use for Inspiration" }).click();
  await expect(toast(page, "Error")).toContainText("Failed to use creative for inspiration. Please try again.");
  await expect(page).toHaveURL(/gallery/);
  await (await openActions(page, "Hot sauce")).getByRole("button", { name: "Download" }).click();
  await expect(toast(page, "Download Failed")).toBeVisible();
});

test("everything goes by keyboard", async ({ openAs, keeper, stock }) => {
  await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  await expect(titles(page)).toHaveCount(5);
  const link = (title: string) => page.getByRole("link", { name: `Open ${title}` });
  await type(page, "All").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(link("Meta Creative - Hot sauce")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(link("SaaS Creative - Payroll")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(link("Meta Creative - Hot sauce")).toBeFocused();
  // The next row has two wide tiles, each as wide as two of these.
  await page.keyboard.press("ArrowDown");
  await expect(link("Meme Creative - Owl")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(link("Edited Creative")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link("Maker Creative - Хлеб")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(link("Edited Creative")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(link("Meme Creative - Owl")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link("Meta Creative - Hot sauce")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(detail(page, "Meta Creative - Hot sauce").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await expect(detail(page, "SaaS Creative - Payroll")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(detail(page, "Meta Creative - Hot sauce")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/);
  await expect(link("Meta Creative - Hot sauce")).toBeFocused();

  const selection = page.getByRole("region", { name: "Selection" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(selection).toContainText("1 selected");
  await expect(page.getByRole("checkbox", { name: "Select Meta Creative - Hot sauce" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("checkbox", { name: "Select SaaS Creative - Payroll" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Delete 2" }).press("Enter");
  await expect(confirm(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(confirm(page).getByRole("button", { name: "Delete 2 creatives" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(LOAVES.slice(2).map(({ title }) => title));
});

test("by touch, at phone width, one button holds every action", async ({ browser, baseURL, keeper, stock }) => {
  await stock.with(keeper, [...LOAVES]);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL, storageState: keeper.state, reducedMotion: "reduce", ...phone });
  const page = await context.newPage();
  await page.goto(GALLERY);
  await expect(tile(page, "Hot sauce").getByRole("button", { name: "Delete" })).toBeHidden();
  await page.getByRole("button", { name: "Actions for Meta Creative - Hot sauce" }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await confirm(page).getByRole("button", { name: "Delete Forever" }).tap();
  await expect(titles(page)).toHaveCount(4);

  await page.getByRole("button", { name: "Actions for SaaS Creative - Payroll" }).tap();
  await page.getByRole("menuitem", { name: "Select" }).tap();
  await tile(page, "Хлеб").getByRole("img").tap();
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("2 selected");
  await page.getByRole("button", { name: "Done" }).tap();

  await tile(page, "Хлеб").getByRole("img").tap();
  await expect(detail(page, "Maker Creative - Хлеб")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).tap();
  await expect(detail(page, "Meme Creative - Owl")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(titles(page)).toHaveCount(4);
  await context.close();
});

for (const width of [390, 1440]) {
  test(`list, detail and question are sound at ${width} px`, async ({ openAs, keeper, stock }) => {
    const long = { title: "A".repeat(80), prompt: "word ".repeat(300), type: "odd" };
    await stock.with(keeper, [long, ...LOAVES]);
    const page = await openAs(keeper, GALLERY, { width });
    const problems = watchConsole(page);
    await expect(titles(page).first()).toHaveText(long.title);
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Open A{80}/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(confirm(page)).toBeVisible();
    await expectAccessible(page, "[role=alertdialog]");
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
}

test("two members side by side see their own creatives, and cannot open each other's", async ({
  openAs,
  keeper,
  neighbour,
  stock,
}) => {
  await stock.with(keeper, [...LOAVES]);
  const [theirs] = await stock.with(neighbour, [{ title: "Neighbour's secret" }]);
  const mine = await openAs(keeper, GALLERY);
  const other = await openAs(neighbour, GALLERY);
  await expect(mine.getByText("5 creatives, newest first")).toBeVisible();
  await expect(titles(mine)).toHaveText(LOAVES.map(({ title }) => title));
  await expect(titles(other)).toHaveText(["Neighbour's secret"]);

  await mine.goto(`${GALLERY}?search=secret`);
  await expect(mine.getByRole("heading", { name: "No creatives found" })).toBeVisible();
  await mine.goto(`${GALLERY}?open=${theirs?.id}`);
  await expect(titles(mine)).toHaveCount(5);
  await expect(mine.getByRole("dialog")).toHaveCount(0);
});
