import { expect } from "@playwright/test";
import { compare, versions } from "./creative-versions.ts";
import { detail, GALLERY, LOAVES, tile, titles, toast } from "./gallery-page.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

test("more than a hundred versions come a hundred at a time, numbered from the first", async ({
  openAs,
  keeper,
  stock,
  db,
}) => {
  const [first] = await stock.with(keeper, [LOAVES[0]]);
  await db.query(
    `insert into public.creatives (user_id, document_id, title, prompt, type, image_url, change, created_at)
     select user_id, id, 'Edited Creative', 'Edit ' || n, 'edit', image_url, '{"kind": "edit", "did": [], "missed": []}',
            created_at + (n + 1) / 2 * interval '1 second'
       from public.creatives, generate_series(1, 129) n where id = $1`,
    [first?.id],
  );
  const page = await openAs(keeper, `${GALLERY}?open=${first?.id}`);
  await expect(versions(page)).toHaveCount(100);
  await expect(versions(page).first()).toContainText("v130");
  await expect(versions(page).last()).toContainText("v31");
  await page.getByRole("button", { name: "Show older" }).click();
  await expect(versions(page)).toHaveCount(130);
  await expect(versions(page).last()).toContainText("Generated");
  await expect(versions(page).last()).toContainText("v1,");
  await expect(page.getByRole("button", { name: "Show older" })).toBeHidden();
});

test("a creative that got a new version meanwhile moves to the front, and is there once", async ({
  openAs,
  keeper,
  stock,
}) => {
  const stocked = await stock.with(keeper, [...LOAVES]);
  const page = await openAs(keeper, GALLERY);
  await expect(titles(page)).toHaveText(LOAVES.map(({ title }) => title));
  await page.getByRole("complementary").getByRole("link", { name: "Memes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Memes" })).toBeVisible();
  const [edited] = await stock.addVersions(keeper, stocked[3], [{ change: { kind: "picture", did: [], missed: [] } }]);
  await page.goBack();
  await expect(titles(page)).toHaveText([
    "Meme Creative - Owl",
    ...LOAVES.map(({ title }) => title).filter((title) => !title.includes("Owl")),
  ]);
  await expect(tile(page, "Owl")).toContainText("2 versions");
  const src = await tile(page, "Owl").getByRole("img").getAttribute("src");
  expect(src).toContain(edited?.imageUrl.split("/creatives/")[1]);
});

test("a zip holds the version of each that is shown", async ({ openAs, keeper, stock, db }) => {
  const [first] = await stock.with(keeper, [...LOAVES.slice(0, 2)]);
  const [older] = await stock.addVersions(keeper, first, [
    { change: { kind: "picture", did: [], missed: [] } },
    { change: { kind: "picture", did: [], missed: [] } },
  ]);
  await db.query("update public.documents set shown_id = $1 where id = $2", [older?.id, first?.id]);
  const page = await openAs(keeper, GALLERY);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select Meta Creative - Hot sauce" }).check();
  const asked = page.waitForRequest((request) => request.url().includes("/storage/v1/object/"));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 1" }).click();
  expect(new URL((await asked).url()).pathname).toBe(older?.imageUrl);
  await download;
});

test("on a phone versions are compared one at a time, with a switch, and everything fits", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [{ title: "A".repeat(80) }]);
  await stock.addVersions(keeper, first, [
    { change: { kind: "edit", did: ["headline"], missed: ["W".repeat(120)] }, headline: "W".repeat(80) },
    { change: { kind: "edit", did: ["format"], missed: [] }, format: "16:9", prompt: "word ".repeat(100) },
  ]);
  const page = await openAs(keeper, GALLERY, { width: 390 });
  await page.getByRole("link", { name: /^Open A{80}/ }).click();
  await expect(versions(page)).toHaveCount(3);
  await expectNothingSideways(page);
  await page.getByRole("button", { name: "Compare v2 with another version" }).click();
  const dialog = compare(page);
  await expect(dialog.getByRole("img", { name: /^v2, / })).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^v3, / })).toBeHidden();
  await dialog.getByRole("radio", { name: "v3" }).click();
  await expect(dialog.getByRole("img", { name: /^v3, / })).toBeVisible();
  await expectNothingSideways(page);
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(detail(page, "A".repeat(80))).toBeVisible();
});

test("versions that do not load say so, and a version that cannot be deleted stays", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [LOAVES[0]]);
  await stock.addVersions(keeper, first, [{ change: { kind: "picture", did: [], missed: [] } }]);
  const page = await openAs(keeper, GALLERY);
  await page.route("**/rest/v1/creatives?**", (route) => route.fulfill({ status: 500, json: { message: "no" } }));
  await page.getByRole("link", { name: `Open ${LOAVES[0].title}` }).click();
  await expect(page.getByText("The versions could not be loaded. Nothing is lost.")).toBeVisible();
  await page.unroute("**/rest/v1/creatives?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(versions(page)).toHaveCount(2);
  await page.route("**/rest/v1/creatives?**", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "More for v1" }).click();
  await page.getByRole("menuitem", { name: "Delete this version" }).click();
  await page.getByRole("button", { name: "Delete Version" }).click();
  await expect(toast(page, "Delete Failed")).toContainText("v1 is still there.");
  await expect(versions(page)).toHaveCount(2);
});
