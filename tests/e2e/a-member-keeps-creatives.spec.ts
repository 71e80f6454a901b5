import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { openZip } from "../../src/server/account/import/read-zip.ts";
import { GALLERY, search, tiles, titles } from "./gallery-page.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const LOAVES = [
  { title: "Meta Creative - Hot sauce", prompt: "Hot sauce on fire, 50% off", type: "meta" },
  { title: "SaaS Creative - Payroll", prompt: "Payroll without panic", type: "saas", format: "1:1" },
  { title: "Maker Creative - Хлеб", prompt: "Rye bread & butter", type: "maker", format: "9:16" },
  { title: "Meme Creative - Owl", prompt: "Marketers at 2am", type: "meme", format: "16:9" },
  { title: "Edited Creative", prompt: "Make the sky green", type: "edit", format: "1.91:1" },
] as const;

const tile = (page: Page, title: string) => tiles(page).filter({ hasText: title });
const type = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const toast = (page: Page, title: string) => page.getByRole("dialog").filter({ hasText: title });
const detail = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });
const confirm = (page: Page) => page.getByRole("alertdialog");
const inspirations = (page: Page) => page.getByRole("img", { name: /^Inspiration: / });

const statusOf = async (page: Page, url: string) => (await page.request.get(url)).status();
const isGone = (page: Page, url: string) => expect.poll(() => statusOf(page, url), { timeout: 30_000 }).toBe(404);

async function openActions(page: Page, title: string): Promise<Locator> {
  await tile(page, title).hover();
  return tile(page, title);
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

test("a new member is told that nothing is there yet, and led to the generator", async ({ openAs, keeper, stock }) => {
  await stock.with(keeper, []);
  const page = await openAs(keeper, GALLERY);
  await expect(page.getByRole("heading", { name: "No creatives found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Generate a creative" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Generate Ad Creatives" })).toBeVisible();
});

test("search and type narrow the list, stand in the address, and survive reload and back", async ({
  openAs,
  keeper,
  stock,
}) => {
  await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  const names = ["All", "Meta", "SaaS", "Maker", "Meme", "Home Services", "ChatGPT Doodle", "Edit"];
  await expect(page.getByRole("radiogroup", { name: "Type" }).getByRole("radio")).toHaveCount(names.length);
  for (const name of names) await expect(type(page, name)).toBeVisible();

  await search(page).fill("BREAD");
  await expect(titles(page)).toHaveText(["Maker Creative - Хлеб"]);
  await search(page).fill("хлеб");
  await expect(titles(page)).toHaveText(["Maker Creative - Хлеб"]);
  await search(page).fill("50%");
  await expect(titles(page)).toHaveText(["Meta Creative - Hot sauce"]);
  await expect(page).toHaveURL(/search=50/);
  await page.reload();
  await expect(search(page)).toHaveValue("50%");
  await expect(titles(page)).toHaveText(["Meta Creative - Hot sauce"]);

  await type(page, "SaaS").click();
  await expect(page.getByText("None of yours match")).toBeVisible();
  await page.getByRole("button", { name: "Show all creatives" }).click();
  await expect(titles(page)).toHaveCount(5);
  await expect(search(page)).toHaveValue("");
  await type(page, "SaaS").click();
  await expect(titles(page)).toHaveText(["SaaS Creative - Payroll"]);

  await page.getByRole("complementary").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(type(page, "SaaS")).toBeChecked();
  await expect(titles(page)).toHaveText(["SaaS Creative - Payroll"]);
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

test("the list shows small pictures; the full one comes with download and new tab, named after the title", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  const picture = tile(page, "Hot sauce").getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.filter((path) => path.startsWith("/storage/v1/object/"))).toEqual([]);
  const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const rendition = await page.request.get(src, { headers: { accept: "image/webp" } });
  expect(rendition.headers()["content-type"]).toBe("image/webp");

  const download = page.waitForEvent("download");
  await (await openActions(page, "Hot sauce")).getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("meta_creative___hot_sauce.png");
  await expect(toast(page, "Downloaded!")).toBeVisible();

  await page.getByRole("link", { name: "Open Meta Creative - Hot sauce" }).click();
  const dialog = detail(page, "Meta Creative - Hot sauce");
  const full = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download Full Size" }).click();
  expect((await full).suggestedFilename()).toBe("meta_creative___hot_sauce.png");
  expect(
    readFileSync(await (await full).path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  const link = dialog.getByRole("link", { name: "Open in New Tab" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", first?.imageUrl ?? "");
});

test("the newest three become inspiration, none twice, and the picture is on the clipboard as PNG", async ({
  openAs,
  keeper,
  stock,
}) => {
  await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  async function inspire(title: string) {
    await (await openActions(page, title)).getByRole("button", { name: "Use for Inspiration" }).click();
    await expect(toast(page, "Creative Added for Inspiration! ✨")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Generate Ad Creatives" })).toBeVisible();
  }
  async function backToGallery() {
    await page.getByRole("complementary").getByRole("link", { name: "Gallery" }).click();
    await expect(titles(page)).toHaveCount(5);
  }
  await inspire("Hot sauce");
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toEqual(["image/png"]);
  await expect(inspirations(page)).toHaveCount(1);
  for (const title of ["Hot sauce", "Payroll", "Хлеб", "Owl"]) {
    await backToGallery();
    await inspire(title);
  }
  await expect(inspirations(page)).toHaveCount(3);
  for (const title of ["SaaS Creative - Payroll", "Maker Creative - Хлеб", "Meme Creative - Owl"]) {
    await expect(page.getByRole("img", { name: `Inspiration: ${title}` })).toBeVisible();
  }
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

test("deleting asks first, and takes the picture in every size along", async ({ openAs, keeper, stock }) => {
  const [first, second] = await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  const sizes = [first, second].flatMap((creative) => {
    const url = creative?.imageUrl ?? "";
    return [url, `${url.replace("/object/", "/render/image/")}?width=320&resize=contain`];
  });
  for (const url of sizes) expect(await statusOf(page, url)).toBe(200);

  await (await openActions(page, "Hot sauce")).getByRole("button", { name: "Delete" }).click();
  await expect(confirm(page)).toContainText("Delete Creative?");
  await confirm(page).getByRole("button", { name: "Keep Creative" }).click();
  await expect(titles(page)).toHaveCount(5);
  await (await openActions(page, "Hot sauce")).getByRole("button", { name: "Delete" }).click();
  await confirm(page).getByRole("button", { name: "Delete Forever" }).click();
  await expect(titles(page)).toHaveCount(4);
  await expect(page.getByText("4 creatives, newest first")).toBeVisible();

  await page.getByRole("link", { name: "Open SaaS Creative - Payroll" }).click();
  await detail(page, "SaaS Creative - Payroll").getByRole("button", { name: "Delete" }).click();
  await confirm(page).getByRole("button", { name: "Delete Forever" }).click();
  await expect(detail(page, "Maker Creative - Хлеб")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(titles(page)).toHaveCount(3);
  for (const url of sizes) await isGone(page, url);
});

test("a delete that fails says so and keeps everything", async ({ openAs, keeper, stock }) => {
  await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  await page.route("**/rest/v1/creatives?**", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await (await openActions(page, "Hot sauce")).getByRole("button", { name: "Delete" }).click();
  await confirm(page).getByRole("button", { name: "Delete Forever" }).click();
  await expect(toast(page, "Delete Failed")).toContainText("still in your gallery");
  await expect(titles(page)).toHaveCount(5);
});

test("many are picked, downloaded as one zip without two names alike, and deleted", async ({
  openAs,
  keeper,
  stock,
}) => {
  const stocked = await stock.with(keeper, [...LOAVES.slice(0, 3), { title: "Meta Creative - Hot sauce" }]);
  const page = await openAs(keeper, GALLERY);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await tiles(page).nth(0).getByRole("img").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("1 selected");
  await tiles(page).nth(0).getByRole("img").click();
  await expect(bar).toContainText("0 selected");
  await bar.getByRole("button", { name: "Select all 4" }).click();
  await expect(bar).toContainText("4 selected");
  await page.getByRole("checkbox", { name: "Select SaaS Creative - Payroll" }).uncheck();
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Download 3" }).click();
  expect((await download).suggestedFilename()).toMatch(/^bananabread-creatives-\d+\.zip$/);
  const zip = await openZip(await (await download).path());
  const expected = ["maker_creative___хлеб.png", "meta_creative___hot_sauce.png", "meta_creative___hot_sauce_2.png"];
  expect(zip.names.toSorted()).toEqual(expected);
  for (const name of expected) expect(String((await zip.read(name, 10_000_000))?.subarray(1, 4))).toBe("PNG");
  zip.close();

  await bar.getByRole("button", { name: "Delete 3" }).click();
  await expect(confirm(page)).toContainText("Delete 3 creatives?");
  await confirm(page).getByRole("button", { name: "Delete 3 creatives" }).click();
  await expect(titles(page)).toHaveText(["SaaS Creative - Payroll"]);
  await expect(bar).toBeHidden();
  for (const { title, imageUrl } of stocked) if (!title.includes("Payroll")) await isGone(page, imageUrl);
  expect(await statusOf(page, stocked[1]?.imageUrl ?? "")).toBe(200);
});

test("words and picture go back to the generator: again with the same prompt, or as an edit", async ({
  openAs,
  keeper,
  stock,
}) => {
  await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "Open SaaS Creative - Payroll" }).click();
  const dialog = detail(page, "SaaS Creative - Payroll");
  await dialog.getByRole("button", { name: "Copy prompt" }).click();
  await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Payroll without panic");
  await dialog.getByRole("button", { name: "Generate again with this prompt" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Payroll without panic");
  await expect(page.getByRole("button", { name: "Ad type: SaaS Product Ad" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Format: 1:1", exact: true })).toBeVisible();

  await page.goBack();
  await detail(page, "SaaS Creative - Payroll").getByRole("button", { name: "Next" }).click();
  await detail(page, "Maker Creative - Хлеб").getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /What should change/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Format: 9:16" })).toBeVisible();
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
