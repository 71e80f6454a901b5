import { expect } from "@playwright/test";
import { boxOf } from "./page-problems.ts";
import { test } from "./test.ts";
import { field, fingersOn, layerOn, openWorkbench, painted, place, row, saved } from "./workbench-page.ts";

test.describe("with the mouse", () => {
  test("a layer is dragged without painting anything, and undo puts it back", async ({ page }) => {
    await openWorkbench(page);
    const badge = await boxOf(layerOn(page, "Badge"));
    const [x, y] = [badge.x + badge.width / 2, badge.y + badge.height / 2];
    await page.mouse.click(x, y);
    const before = await place(page);
    await expect(painted(page)).toHaveText("Painted: ground 1, layers 5, picture 1");

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y + 130, { steps: 12 });
    await expect(painted(page)).toHaveText("Painted: ground 1, layers 5, picture 1");
    const held = await boxOf(layerOn(page, "Badge"));
    expect(held.x - badge.x).toBeLessThan(-80);
    await page.mouse.up();

    const after = await place(page);
    expect(after.x).toBeLessThan(before.x - 100);
    expect(after.y).toBeGreaterThan(before.y + 150);
    await expect(painted(page)).toHaveText("Painted: ground 1, layers 5, picture 2");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await place(page)).toEqual(before);
    await page.getByRole("button", { name: "Redo" }).click();
    expect(await place(page)).toEqual(after);
  });

  test("corners resize, with Shift in proportion; the handle turns", async ({ page }) => {
    await openWorkbench(page);
    await row(page, "Button").click();
    const corner = page.locator("[data-corner='bottom right']");
    const drag = async (dx: number, dy: number) => {
      const box = await boxOf(corner);
      await page.mouse.move(box.x + 6, box.y + 6);
      await page.mouse.down();
      await page.mouse.move(box.x + 6 + dx, box.y + 6 + dy, { steps: 6 });
      await page.mouse.up();
    };
    await drag(60, 20);
    const free = await place(page);
    expect(free).toMatchObject({ x: 64, y: 1174 });
    expect(free.width).toBeGreaterThan(450);
    await page.keyboard.down("Shift");
    await drag(-60, 0);
    await page.keyboard.up("Shift");
    const kept = await place(page);
    expect(kept.width / kept.height).toBeCloseTo(free.width / free.height, 1);

    const turn = await boxOf(page.locator("[data-turn]"));
    await page.mouse.move(turn.x + 14, turn.y + 14);
    await page.mouse.down();
    await page.mouse.move(turn.x - 60, turn.y + 4, { steps: 6 });
    await page.mouse.up();
    const angle = Number(await field(page, "Angle in degrees").inputValue());
    expect(angle).toBeGreaterThan(20);
    await expect(page.locator("[data-angle]")).toHaveText(`${Math.round(angle)}°`);
  });

  test("a drawn box selects several, which move and line up together", async ({ page }) => {
    await openWorkbench(page);
    const [subline, button] = [await boxOf(layerOn(page, "Subline")), await boxOf(layerOn(page, "Button"))];
    await page.mouse.move(subline.x - 30, subline.y + 10);
    await page.mouse.down();
    await page.mouse.move(button.x + 60, button.y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText("2 layers selected")).toBeVisible();
    await layerOn(page, "Logo").click({ modifiers: ["Shift"] });
    await expect(page.getByText("3 layers selected")).toBeVisible();
    await page.mouse.move(button.x + 40, button.y + 20);
    await page.mouse.down();
    await page.mouse.move(button.x + 140, button.y + 20, { steps: 6 });
    await page.mouse.up();
    expect((await boxOf(layerOn(page, "Logo"))).x).toBeGreaterThan(subline.x + 80);
    await page.getByRole("button", { name: "Line up" }).click();
    await page.getByRole("menuitem", { name: "Right edges" }).click();
    const rights = await Promise.all(["Logo", "Subline", "Button"].map((name) => boxOf(layerOn(page, name))));
    expect(new Set(rights.map(({ right }) => Math.round(right))).size).toBe(1);
  });

  test("the wheel pans, with Ctrl it zooms around the pointer, and the space bar drags the page", async ({ page }) => {
    await openWorkbench(page);
    const zoom = page.getByLabel("Zoom", { exact: true });
    const fitted = await zoom.textContent();
    const before = await boxOf(layerOn(page, "Badge"));
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -400);
    await page.keyboard.up("Control");
    await expect.poll(async () => (await boxOf(layerOn(page, "Badge"))).width / before.width).toBeCloseTo(2, 1);
    const zoomed = await boxOf(layerOn(page, "Badge"));
    expect(zoomed.x + zoomed.width / 2).toBeCloseTo(x, 0);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await boxOf(layerOn(page, "Badge"))).y).toBeCloseTo(zoomed.y - 100, 0);

    await page.keyboard.down("Space");
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 40, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up("Space");
    expect((await boxOf(layerOn(page, "Badge"))).x).toBeCloseTo(zoomed.x + 50, 0);
    await page.getByRole("button", { name: "Fit" }).click();
    await expect(zoom).toHaveText(String(fitted));
  });

  test("two clicks write on the spot, and only that layer is painted", async ({ page }) => {
    await openWorkbench(page);
    await layerOn(page, "Subline").dblclick();
    const words = page.getByLabel("Words of Subline");
    await expect(words).toBeFocused();
    await words.fill("Zero.");
    await expect(painted(page)).toHaveText("Painted: ground 1, layers 6, picture 2");
    await page.keyboard.press("Enter");
    await expect(words).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Subline" })).toHaveValue("Zero.");

    // Whoever goes elsewhere meanwhile stays there.
    await layerOn(page, "Subline").dblclick();
    await expect(words).toBeFocused();
    await field(page, "X").click();
    await expect(words).toBeHidden();
    await expect(field(page, "X")).toBeFocused();
  });
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one moves a layer, two turn and resize it", async ({ page }) => {
    await openWorkbench(page);
    const fingers = await fingersOn(page);
    await row(page, "Badge").tap();
    const before = await place(page);
    const badge = await boxOf(layerOn(page, "Badge"));
    const middle = { x: badge.x + badge.width / 2, y: badge.y + badge.height / 2 };
    await fingers([[middle, { x: middle.x - 60, y: middle.y + 40 }]]);
    const after = await place(page);
    expect(after.x).toBeLessThan(before.x - 150);
    expect(after).toMatchObject({ width: 150, height: 150 });

    const [x, y] = [middle.x - 60, middle.y + 40];
    await fingers([
      [
        { x: x - 10, y },
        { x, y: y - 30 },
      ],
      [
        { x: x + 10, y },
        { x, y: y + 30 },
      ],
    ]);
    expect((await place(page)).width).toBe(450);
    await expect(field(page, "Angle in degrees")).toHaveValue("102");
    await page.getByRole("button", { name: "Undo" }).tap();
    expect(await place(page)).toEqual(after);
  });
});

test("the list and the number fields do what the canvas does", async ({ page }) => {
  await openWorkbench(page);
  await row(page, "Button").press("Enter");
  await field(page, "X").fill("200");
  await field(page, "X").press("Enter");
  await field(page, "Y").press("Shift+ArrowUp");
  await field(page, "Width").fill("5");
  await field(page, "Width").press("Tab");
  expect(await place(page)).toMatchObject({ x: 200, y: 1184, width: 24 });
  await field(page, "Height").fill("a lot");
  await field(page, "Height").press("Enter");
  await expect(field(page, "Height")).toHaveValue("100");

  await page.getByRole("button", { name: "Raise" }).press("Enter");
  await expect(page.getByRole("region", { name: "Layers" }).getByRole("listitem").first()).toContainText("Button");
  await page.getByRole("button", { name: "Hide Button" }).press("Enter");
  await expect(layerOn(page, "Button")).toHaveCount(0);
  await page.getByRole("button", { name: "Show Button" }).press("Enter");
  await page.getByRole("button", { name: "Lock Button", exact: true }).press("Enter");
  await expect(field(page, "X")).toBeDisabled();
  await layerOn(page, "Button").press("ArrowLeft");
  await expect(field(page, "X")).toHaveValue("200");
});

test("a scene's layers cannot be added, removed, duplicated or sorted, since they are the layout's", async ({
  page,
}) => {
  await page.goto("/dev/kit/scene");
  await expect(page.locator(".bench-picture[data-whole]")).toBeVisible({ timeout: 60_000 });
  await row(page, "Headline").click();
  for (const name of ["Raise", "Lower", "To the top", "Duplicate", "Remove", "Add text"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await layerOn(page, "Headline").press("Delete");
  await layerOn(page, "Headline").press("Control+d");
  await expect(row(page, "Headline")).toBeVisible();
  await expect(row(page, "Headline copy")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Line up" })).toBeEnabled();
});

test.describe("saving", () => {
  test("what was changed is there after a reload", async ({ page }) => {
    await openWorkbench(page);
    await row(page, "Headline").click();
    await page.getByRole("textbox", { name: "Headline" }).fill("Tuesday too");
    await expect(saved(page)).toHaveText("Not saved yet");
    await expect(saved(page)).toHaveText("Saved");
    await page.reload();
    await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Tuesday too");
  });
});
