import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { openZip } from "../../src/server/account/import/read-zip.ts";
import {
  confirm,
  detail,
  GALLERY,
  LOAVES,
  openActions,
  search,
  tile,
  tiles,
  titles,
  toast,
  type,
} from "./gallery-page.ts";
import { expectAccessible } from "./page-problems.ts";
import { test } from "./test.ts";

const inspirations = (page: Page) => page.getByRole("img", { name: /^Inspiration: / });

const statusOf = async (page: Page, url: string) => (await page.request.get(url)).status();

const isGone = (page: Page, url: string) => expect.poll(() => statusOf(page, url), { timeout: 30_000 }).toBe(404);

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
  await expect(page.getByRole("button", { name: "Ad type SaaS Product Ad" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Format 1:1", exact: true })).toBeVisible();

  await page.goBack();
  await detail(page, "SaaS Creative - Payroll").getByRole("button", { name: "Next" }).click();
  await detail(page, "Maker Creative - Хлеб").getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /What should change/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Format 9:16" })).toBeVisible();
});
