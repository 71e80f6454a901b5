import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { description, generate, photo, ready, tool } from "./generator.ts";
import { opened } from "./meme-editor.ts";
import { shareApart } from "./oven-page.ts";
import { expectAccessible, expectNothingSideways } from "./page-problems.ts";
import { LACKS, note } from "./server-preview.ts";
import {
  atRest,
  bakeFor,
  chip,
  designFor,
  finished,
  format,
  layersSeen,
  pixels,
  STUDIO,
  saveButton,
  saving,
  tab,
  words,
} from "./studio-page.ts";
import { test } from "./test.ts";
import { layerOn, row } from "./workbench-page.ts";

async function add(page: Page, kind: string) {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
}

async function save(page: Page) {
  await saveButton(page).click();
  await saving(page).getByRole("button", { name: "Save version" }).click();
  await expect(saving(page)).toBeHidden({ timeout: 30_000 });
  await expect(chip(page)).toHaveText("Saved");
}

const rgbaOf = (url: string) =>
  sharp(Buffer.from(url.split(",")[1] ?? "", "base64"))
    .ensureAlpha()
    .raw()
    .toBuffer();

const picture = (page: Page) => page.getByRole("region", { name: "Layers" }).getByRole("button", { name: /^Picture/ });

test("a picture by an AI opens with room for layers, and says that it was made by one, also once it is saved", async ({
  openGenerator,
}) => {
  const page = await openGenerator();
  await description(page).fill("A loaf on a blue table");
  await generate(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  await tool(page, "Open in studio").click();
  await finished(page);
  await expect(picture(page)).toContainText("AI-made");
  await add(page, "Text");
  await words(page, "Text").fill("Fresh at seven");
  await tab(page, "Look").click();
  await expect(page.getByText("This one is a picture.")).toBeVisible();
  await tab(page, "Layers").click();
  await format(page, "9:16").click();
  await finished(page);
  await expect(layerOn(page, "Text")).toHaveAccessibleName("Text: Fresh at seven");
  await atRest(page);
  await save(page);
  await page.reload();
  await finished(page);
  await expect(layerOn(page, "Text")).toHaveAccessibleName("Text: Fresh at seven");
  await expect(picture(page)).toContainText("AI-made");
});

test("a meme goes to where its captions are edited", async ({ openAs, designer, baseURL }) => {
  const version = await bakeFor({ url: baseURL, state: designer.state }, "when the client says one more thing", "meme");
  const page = await openAs(designer, STUDIO + version);
  await opened(page);
  expect(new URL(page.url()).pathname).toBe("/dashboard/memes/create");
  expect(new URL(page.url()).searchParams.get("creative")).toBe(version);
  await page.goBack();
  await expect(page).not.toHaveURL(/studio|memes/);
});

for (const [answer, kept] of [
  ["Keep mine", "Mine"],
  ["Take theirs", "Theirs"],
] as const)
  test(`two tabs work on the same version, and one has to choose: "${answer}"`, async ({
    openAs,
    designer,
    baseURL,
  }) => {
    const version = await designFor({ url: baseURL, state: designer.state });
    const page = await openAs(designer, STUDIO + version);
    await finished(page);
    const other = await page.context().newPage();
    await other.goto(STUDIO + version);
    await finished(other);
    await row(other, "Headline").click();
    await words(other, "Headline").fill("Theirs");
    await atRest(other);
    await row(page, "Headline").click();
    await words(page, "Headline").fill("Mine");
    await expect(page.getByRole("alert")).toContainText("Another tab saved a newer version.");
    await expect(chip(page)).toHaveText("Two versions");
    await expectAccessible(page);
    await page.getByRole("button", { name: answer }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(layerOn(page, "Headline")).toHaveAccessibleName(`Headline: ${kept}`);
    await atRest(page);
    await page.reload();
    await finished(page);
    await expect(layerOn(page, "Headline")).toHaveAccessibleName(`Headline: ${kept}`);
  });

test("a picture that was put on is there after a reload, and after saving", async ({ openAs, designer, baseURL }) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, STUDIO + version);
  await finished(page);
  await page.getByLabel("Picture to add").setInputFiles(await photo("crust.jpg"));
  await expect(row(page, "Picture")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("textbox", { name: "Round corners, in per cent" }).fill("20");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^What is seen of Picture:/ }).press("ArrowRight");
  await atRest(page);
  const [seen, painted] = [await layersSeen(page), await pixels(page)];

  await page.reload();
  await finished(page);
  expect(await layersSeen(page)).toEqual(seen);
  expect(await pixels(page)).toBe(painted);
  await save(page);
  await page.evaluate(() => indexedDB.deleteDatabase("bananabread-studio"));
  await page.reload();
  await finished(page);
  expect(await layersSeen(page)).toEqual(seen);
  // The server keeps pictures smaller than they were sent.
  expect(shareApart(await rgbaOf(await pixels(page)), await rgbaOf(painted), 12)).toBeLessThan(0.001);
});

test("what is no picture is refused in words, and nothing is added", async ({ openAs, designer, baseURL }) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, STUDIO + version);
  await finished(page);
  const seen = await layersSeen(page);
  const file = { name: "crust.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.getByLabel("Picture to add").setInputFiles(file);
  await expect(page.getByRole("dialog").filter({ hasText: "Not Added" })).toBeVisible();
  expect(await layersSeen(page)).toEqual(seen);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

test("a browser that cannot paint edits and saves with the server's previews", async ({
  openAs,
  designer,
  baseURL,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, "/dashboard");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.addInitScript(LACKS["without WebAssembly"]);
  await page.goto(STUDIO + version);
  await finished(page);
  await expect(note(page)).toBeVisible();
  const before = await pixels(page);
  await row(page, "Headline").click();
  await words(page, "Headline").fill("Painted elsewhere");
  await add(page, "Star");
  await atRest(page);
  expect(await pixels(page)).not.toBe(before);
  await tab(page, "Look").click();
  await page.getByRole("button", { name: "Midnight", exact: true }).click();
  await expect(page.getByText("Other layouts are tried out in the page")).toBeVisible();
  await atRest(page);
  await save(page);
  await page.reload();
  await finished(page);
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Painted elsewhere");
  await expect(layerOn(page, "Star")).toBeVisible();
  expect(fetched.filter((url) => url.includes("/pantry/wasm"))).toEqual([]);
});

test("a version of somebody else, one that never was and none at all are not here", async ({
  openAs,
  designer,
  neighbour,
  baseURL,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(neighbour, STUDIO + version);
  const gone = page.getByRole("heading", { name: "This creative is not here any more" });
  await expect(gone).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${STUDIO}00000000-0000-4000-8000-000000000000`);
  await expect(gone).toBeVisible();
  await page.goto("/dashboard/studio");
  await expect(gone).toBeVisible();
  await page.getByRole("link", { name: "Open the gallery" }).click();
  await expect(page).toHaveURL(/\/dashboard\/gallery/);
});

test("a scene that cannot be read opens as its picture, and can be saved with what is put on it", async ({
  openAs,
  designer,
  baseURL,
  db,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const sql = `update public.creative_scenes set scene = scene || '{"layout": "of-the-future"}' where creative_id = $1`;
  await db.query(sql, [version]);
  const page = await openAs(designer, STUDIO + version);
  await finished(page);
  await expect(picture(page)).toBeVisible();
  await expect(layerOn(page, "Headline")).toHaveCount(0);
  await add(page, "Text");
  await words(page, "Text").fill("On top of it");
  await atRest(page);
  const painted = await pixels(page);
  await save(page);
  await page.reload();
  await finished(page);
  await expect(layerOn(page, "Text")).toHaveAccessibleName("Text: On top of it");
  expect(await pixels(page)).toBe(painted);
});

test("a scene from before there was a studio opens, and can be changed and saved", async ({
  openAs,
  designer,
  baseURL,
  db,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const sql = `update public.creative_scenes set scene = scene - array['edits', 'extras', 'added', 'order', 'framing', 'brief', 'said', 'typeface']
    where creative_id = $1`;
  await db.query(sql, [version]);
  const page = await openAs(designer, STUDIO + version);
  await finished(page);
  await row(page, "Headline").click();
  await words(page, "Headline").fill("As good as new");
  await add(page, "Star");
  await page.getByRole("button", { name: "To the bottom" }).click();
  await atRest(page);
  const seen = await layersSeen(page);
  await save(page);
  await page.reload();
  await finished(page);
  expect(await layersSeen(page)).toEqual(seen);
});

test("whoever is offline is told so, and tries again when the line is back", async ({ openAs, designer, baseURL }) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, "/dashboard");
  await page.route(/\/rest\/v1\/creative_cards/, (route) => route.abort());
  await page.goto(STUDIO + version);
  await expect(page.getByRole("heading", { name: "The studio could not be opened" })).toBeVisible({ timeout: 60_000 });
  await page.unroute(/\/rest\/v1\/creative_cards/);
  await page.getByRole("button", { name: "Try again" }).click();
  await finished(page);
  await expect(layerOn(page, "Headline")).toBeVisible();
});

test("on a phone nothing reaches beyond the screen, and screen readers find nothing wrong", async ({
  openAs,
  designer,
  baseURL,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, STUDIO + version, { width: 390 });
  await finished(page);
  await add(page, "Badge");
  await expectNothingSideways(page);
  await expectAccessible(page);
  await tab(page, "Look").click();
  await expectNothingSideways(page);
  await saveButton(page).click();
  await expect(saving(page)).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
});

test("the history leads back to any step, and everything can be given back to the layout", async ({
  openAs,
  designer,
  baseURL,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, STUDIO + version);
  await finished(page);
  const asMade = await layersSeen(page);
  await row(page, "Headline").click();
  await page.getByRole("textbox", { name: "X", exact: true }).fill("200");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Hide Headline" }).click();
  await expect(layerOn(page, "Headline")).toHaveCount(0);
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("menuitem", { name: /^Move Headline/ }).click();
  await expect(layerOn(page, "Headline")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("menuitem", { name: "This format back to the layout" }).click();
  await atRest(page);
  expect(await layersSeen(page)).toEqual(asMade);
  await page.keyboard.press("Control+z");
  await row(page, "Headline").click();
  await expect(page.getByRole("textbox", { name: "X", exact: true })).toHaveValue("200");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("menuitem", { name: "Back to the saved version" }).click();
  await expect(chip(page)).toHaveText("Saved");
  expect(await layersSeen(page)).toEqual(asMade);
});
