import { expect, type Page } from "@playwright/test";
import { caption, dialog, expectTemplateUsed, links, nameOf, PATH, tiles } from "./memes-page.ts";
import { expectAccessible, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";

const TEMPLATES = 96;

const search = (page: Page) => page.getByRole("searchbox", { name: "Search templates" });

const categories = (page: Page) => page.getByRole("group", { name: "Filter by category" });

const category = (page: Page, name: string) => categories(page).getByRole("button", { name: new RegExp(`^${name}`) });

const ONE_PIXEL = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

test("all templates by scrolling, 24 at a time, to the end", async ({ openAs, member }) => {
  const page = await openAs(member, "/dashboard");
  // This tests the list; other tests use real pictures.
  await page.route("**/content/memes/*", (route) => route.fulfill({ contentType: "image/webp", body: ONE_PIXEL }));
  const problems = watchConsole(page);
  const pages: number[] = [];
  page.on("response", async (answer) => {
    if (answer.url().includes("rpc/search_meme_templates")) pages.push((await answer.json()).length);
  });
  await page.getByRole("complementary").getByRole("link", { name: "Memes" }).click();
  await expect(page.getByRole("status").filter({ hasText: `${TEMPLATES} templates.` })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByText(`You've seen all ${TEMPLATES} templates`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(tiles(page).last()).toHaveAttribute("aria-posinset", String(TEMPLATES), { timeout: 2_000 });
  }).toPass();
  expect(Math.max(...pages)).toBe(24);
  expect(problems).toEqual([]);
});

test("search, category and order are in the address, and there is a way out of nothing", async ({ openAs, member }) => {
  const page = await openAs(member, PATH);
  const first = await nameOf(page, 0);
  await expect(links(page).first()).toHaveAccessibleName(/, Viral$/);
  await search(page).fill(first.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByText("1 template matches")).toBeVisible();
  await search(page).fill("");

  await expect(category(page, "All")).toHaveText(`All${TEMPLATES}`);
  const count = Number((await category(page, "Choice").innerText()).match(/\d+/)?.[0]);
  await category(page, "Choice").click();
  await expect(page).toHaveURL(/category=choice/);
  await expect(page.getByText(`${count} templates match`)).toBeVisible();
  await expect(tiles(page).filter({ hasNotText: "Choice" })).toHaveCount(0);

  await page.getByRole("combobox", { name: "Sort" }).click();
  await page.getByRole("option", { name: "Alphabetical" }).click();
  await expect(page).toHaveURL(/sort=alphabetical/);
  await page.reload();
  await expect(category(page, "Choice")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("combobox", { name: "Sort" })).toHaveText("Alphabetical");
  await expect(links(page).nth(2)).toBeVisible();
  const names = await Promise.all([0, 1, 2].map((place) => nameOf(page, place)));
  expect(names).toEqual([...names].sort());

  await search(page).fill("nobody drew this");
  await expect(page.getByRole("heading", { name: "No meme templates found" })).toBeVisible();
  await expect(page.getByText("No templates match")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show all templates" }).click();
  await expect(page).toHaveURL(/memes\?sort=alphabetical$/);
  await expect(search(page)).toHaveValue("");
  await expect(links(page).first()).toBeVisible();
});

test("a template in detail, by keyboard alone: its examples, the next one, back to where one was", async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, PATH);
  await links(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(links(page).nth(1)).toBeFocused();
  const [second, third] = [await nameOf(page, 1), await nameOf(page, 2)];
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: second })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("open") ?? "";
  await expect(dialog(page).getByText(id.slice(0, 8), { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("meter", { name: "Popularity score" })).toHaveAttribute("aria-valuemax", "100");
  await expect(dialog(page).getByRole("img")).toHaveCSS("opacity", "1", { timeout: 30_000 });
  await expect(caption(page)).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("heading", { name: third })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByRole("heading", { name: second })).toBeVisible();

  await dialog(page).getByRole("radio", { name: "Blank" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("radio", { name: "With example" })).toBeChecked();
  const example = dialog(page).getByRole("region", { name: "Example captions" }).getByRole("button", { pressed: true });
  await expect(example).toHaveText((await caption(page).allInnerTexts()).join(" / "), { ignoreCase: true });
  await expect(dialog(page).getByRole("heading", { name: second })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");

  await dialog(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("heading", { name: third })).toBeVisible();
  await expect(dialog(page).getByRole("radio", { name: "With example" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByRole("heading", { name: second })).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByRole("heading", { name: second })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/memes$/);
});

test("Use Template takes it to the generator, where it is captioned or lends its idea, at 1440 px", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await expectTemplateUsed(browser, baseURL, 1440);
});
