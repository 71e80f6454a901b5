import { expect, type Page } from "@playwright/test";
import { compare, pick, version, versions } from "./creative-versions.ts";
import { confirm, detail, GALLERY, LOAVES, tile, tiles, titles, toast } from "./gallery-page.ts";
import { expectAccessible } from "./page-problems.ts";
import type { WantedVersion } from "./stocked.ts";
import { test } from "./test.ts";

const EDITS: WantedVersion[] = [
  { headline: "Set it on fire", change: { kind: "edit", did: ["headline"], missed: ["add a dog"] } },
  { format: "9:16", change: { kind: "edit", did: ["format"], missed: [] } },
];

const open = (page: Page, title: string) => page.getByRole("link", { name: `Open ${title}`, exact: true }).click();

test("a member renames a creative, looks at its versions, goes back to one, deletes another, and all of it stays", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [...LOAVES]);
  const [edited, tall] = await stock.addVersions(keeper, first, EDITS);
  const page = await openAs(keeper, GALLERY);
  await expect(titles(page)).toHaveText(LOAVES.map(({ title }) => title));
  await expect(tile(page, "Hot sauce")).toContainText("3 versions");
  await open(page, "Meta Creative - Hot sauce");

  await detail(page, "Meta Creative - Hot sauce").getByRole("button", { name: "Rename", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("Not this");
  await field.press("Escape");
  await expect(page.getByRole("button", { name: "Rename", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("Launch on Monday");
  await field.press("Enter");
  const dialog = detail(page, "Launch on Monday");
  await expect(dialog).toBeVisible();

  await expect(versions(page)).toHaveCount(3);
  await expect(version(page, 3)).toContainText("9:16");
  await expect(version(page, 3)).toContainText("Current");
  await expect(version(page, 2)).toContainText("Headline changed");
  await expect(version(page, 2)).toContainText("Not done: “add a dog”");
  await expect(version(page, 1)).toContainText("Generated");
  await expectAccessible(page, "[role=dialog]");
  const link = dialog.getByRole("link", { name: "Open in New Tab" });
  await expect(link).toHaveAttribute("href", tall?.imageUrl ?? "");
  await pick(page, 2).click();
  await expect(pick(page, 2)).toHaveAttribute("aria-pressed", "true");
  await expect(link).toHaveAttribute("href", edited?.imageUrl ?? "");
  await expect(dialog).toContainText("1080 × 1350");

  await version(page, 2).getByRole("button", { name: "Go back to v2" }).click();
  await expect(toast(page, "v2 is shown now")).toBeVisible();
  await expect(version(page, 2)).toContainText("Shown");
  await expect(pick(page, 2)).toBeFocused();
  await expect(version(page, 3)).not.toContainText("Current");

  await version(page, 3).getByRole("button", { name: "More for v3" }).click();
  await page.getByRole("menuitem", { name: "Delete this version" }).click();
  await expect(confirm(page)).toContainText("Only this version, 9:16, and its picture go for good.");
  await expect(confirm(page)).toContainText("other 2 versions stay");
  await confirm(page).getByRole("button", { name: "Delete Version" }).click();
  await expect(versions(page)).toHaveCount(2);
  await expect(version(page, 2)).toContainText("Current");
  await expect(pick(page, 2)).toBeFocused();

  await page.reload();
  await expect(detail(page, "Launch on Monday")).toBeVisible();
  await expect(versions(page)).toHaveCount(2);
  await expect(link).toHaveAttribute("href", edited?.imageUrl ?? "");
  await page.keyboard.press("Escape");
  await expect(tile(page, "Launch on Monday")).toContainText("Set it on fire");
  await expect(tile(page, "Launch on Monday")).toContainText("2 versions");
  await expect(tiles(page)).toHaveCount(5);

  // Without a name it is called what it was called at first.
  await open(page, "Launch on Monday");
  await detail(page, "Launch on Monday").getByRole("button", { name: "Rename", exact: true }).click();
  await field.fill("  ");
  await field.press("Enter");
  await expect(detail(page, "Meta Creative - Hot sauce")).toBeVisible();
});

test("two versions are compared: whole pictures, and only what differs is marked", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [LOAVES[0]]);
  await stock.addVersions(keeper, first, EDITS);
  const page = await openAs(keeper, GALLERY);
  await open(page, "Meta Creative - Hot sauce");
  await version(page, 2).getByRole("button", { name: "Compare v2 with another version" }).click();
  const pictures = compare(page).getByRole("img");
  await expect(pictures).toHaveCount(2);
  const row = (term: string) =>
    compare(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: term, exact: true }) });
  await expect(row("Format").locator("mark")).toHaveText(["4:5, 1080 × 1350", "9:16, 1080 × 1920"]);
  await expect(row("Headline").locator("mark")).toHaveText(["Set it on fire"]);
  const sizes = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(sizes[0]).toBeCloseTo(sizes[1] ?? 0, 0);
  await expectAccessible(page, "[role=dialog]");

  await page.keyboard.press("ArrowLeft");
  await expect(compare(page).getByRole("columnheader")).toHaveText(["v1", "v3"]);
  await compare(page).getByRole("combobox", { name: "Right" }).click();
  await page.getByRole("option", { name: /^v2, / }).click();
  await expect(row("Format").locator("mark")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(compare(page)).toBeHidden();
  await expect(detail(page, "Meta Creative - Hot sauce")).toBeVisible();
  await expect(versions(page)).toHaveCount(3);
});

test("an old link to a version opens its creative with that version; deleting takes all versions along", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [...LOAVES]);
  const [edited] = await stock.addVersions(keeper, first, EDITS);
  const page = await openAs(keeper, `${GALLERY}?open=${edited?.id}`);
  const dialog = detail(page, "Meta Creative - Hot sauce");
  await expect(pick(page, 2)).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("link", { name: "Open in New Tab" })).toHaveAttribute("href", edited?.imageUrl ?? "");
  await dialog.getByRole("button", { name: "Delete creative" }).click();
  await expect(confirm(page)).toContainText("“Meta Creative - Hot sauce” and its 3 versions go for good.");
  await confirm(page).getByRole("button", { name: "Delete Forever" }).click();
  await expect(detail(page, "SaaS Creative - Payroll")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(titles(page)).toHaveText(LOAVES.slice(1).map(({ title }) => title));
});

test("a name that cannot be saved stays in the field, and a version that cannot be shown changes nothing", async ({
  openAs,
  keeper,
  stock,
}) => {
  const [first] = await stock.with(keeper, [LOAVES[0]]);
  await stock.addVersions(keeper, first, EDITS);
  const page = await openAs(keeper, GALLERY);
  await open(page, "Meta Creative - Hot sauce");
  await page.route("**/rest/v1/rpc/*_version", (route) => route.abort());
  await page.route("**/rest/v1/rpc/rename_document", (route) => route.abort());
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("Launch on Monday");
  await field.press("Enter");
  await expect(toast(page, "Could not rename it")).toContainText("Your words are still in the field.");
  await expect(field).toHaveValue("Launch on Monday");
  await field.press("Escape");
  await version(page, 1).getByRole("button", { name: "Go back to v1" }).click();
  await expect(toast(page, "Could not go back")).toBeVisible();
  await expect(version(page, 3)).toContainText("Current");

  await page.unroute("**/rest/v1/rpc/*_version");
  await version(page, 1).getByRole("button", { name: "More for v1" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const name = page.getByRole("textbox", { name: "Name of v1" });
  await expect(name).toBeFocused();
  await name.fill("The honest one");
  await name.press("Enter");
  await expect(version(page, 1)).toContainText("The honest one");
  await expect(version(page, 1).getByRole("button", { name: "More for v1" })).toBeFocused();
});
