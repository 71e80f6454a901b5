import { expect, type Page } from "@playwright/test";
import { boxOf, expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { test } from "./test.ts";
import { atWorkbench, field, fingersOn, layerOn, openWorkbench, place, row, saved } from "./workbench-page.ts";

test.describe("with the mouse", () => {
  test("Escape during a drag leaves everything as it was", async ({ page }) => {
    await openWorkbench(page);
    const logo = await boxOf(layerOn(page, "Logo"));
    await page.mouse.move(logo.x + 20, logo.y + 15);
    await page.mouse.down();
    await page.mouse.move(logo.x + 140, logo.y + 115, { steps: 5 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await boxOf(layerOn(page, "Logo"))).toEqual(logo);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  });

  test("a pulled corner snaps to the safe zone and shows where", async ({ page }) => {
    await openWorkbench(page);
    await row(page, "Logo").click();
    const corner = await boxOf(page.locator("[data-corner='top left']"));
    const zoom = (await boxOf(layerOn(page, "Logo"))).width / 230;
    await page.mouse.move(corner.x + 6, corner.y + 6);
    await page.mouse.down();
    await page.mouse.move(corner.x + 30, corner.y + 6 - 10 * zoom, { steps: 4 });
    await expect(page.locator(".bench-guide[data-axis=y]")).toHaveCount(1);
    await page.mouse.up();
    await expect(page.locator(".bench-guide")).toHaveCount(0);
    const after = await place(page);
    expect(after).toMatchObject({ y: 64, height: 80 });
    expect(after.x + after.width).toBe(64 + 230);
  });

  test("several selected layers are resized and turned together, and undone together", async ({ page }) => {
    await openWorkbench(page);
    await row(page, "Subline").click();
    await row(page, "Button").click({ modifiers: ["Shift"] });
    await expect(page.locator("[data-group]")).toContainText("2 layers");
    const [subline, button] = [await boxOf(layerOn(page, "Subline")), await boxOf(layerOn(page, "Button"))];
    const drag = async (handle: string, dx: number, dy: number) => {
      const box = await boxOf(page.locator(handle));
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy, { steps: 6 });
      await page.mouse.up();
    };
    await drag("[data-corner='bottom right']", -160, -40);
    const [smaller, shorter] = [await boxOf(layerOn(page, "Subline")), await boxOf(layerOn(page, "Button"))];
    const scale = smaller.width / subline.width;
    expect(scale).toBeLessThan(0.9);
    expect(shorter.width / button.width).toBeCloseTo(scale, 1);
    expect((shorter.y - smaller.y) / (button.y - subline.y)).toBeCloseTo(scale, 1);
    await row(page, "Button").click();
    await expect(page.getByRole("button", { name: /^Size: (?!44)\d+/ })).toBeVisible();

    await row(page, "Subline").click({ modifiers: ["Shift"] });
    await drag("[data-turn]", -120, 0);
    await row(page, "Button").click();
    const angle = Number(await field(page, "Angle in degrees").inputValue());
    expect(angle).toBeGreaterThan(10);
    await row(page, "Subline").click();
    await expect(field(page, "Angle in degrees")).toHaveValue(String(angle));

    await page.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Turn 2 layers(current)", "Resize 2 layers", "Open"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    expect((await boxOf(layerOn(page, "Subline"))).width).toBeCloseTo(subline.width, 0);
    expect((await boxOf(layerOn(page, "Button"))).y).toBeCloseTo(button.y, 0);
  });

  test("layers snap to the safe zone and show where", async ({ page }) => {
    await openWorkbench(page);
    const logo = await boxOf(layerOn(page, "Logo"));
    await page.mouse.move(logo.x + 20, logo.y + 15);
    await page.mouse.down();
    await page.mouse.move(logo.x + 60, logo.y + 105, { steps: 4 });
    await page.mouse.move(logo.x + 23, logo.y + 105, { steps: 4 });
    await expect(page.locator(".bench-guide[data-axis=x]")).toHaveCount(1);
    await page.mouse.up();
    await expect(page.locator(".bench-guide")).toHaveCount(0);
    expect((await place(page)).x).toBe(64);
  });
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("two beside the layers zoom, one pans, a tap lets go", async ({ page }) => {
    await openWorkbench(page);
    const fingers = await fingersOn(page);
    await row(page, "Logo").tap();
    const canvas = await boxOf(page.getByRole("region", { name: "Canvas" }));
    const before = await boxOf(layerOn(page, "Logo"));
    const [x, y] = [canvas.x + canvas.width / 2, canvas.y + 150];
    await fingers([
      [
        { x: x - 30, y },
        { x: x - 60, y },
      ],
      [
        { x: x + 30, y },
        { x: x + 60, y },
      ],
    ]);
    await expect.poll(async () => (await boxOf(layerOn(page, "Logo"))).width / before.width).toBeCloseTo(2, 1);
    const zoomed = await boxOf(layerOn(page, "Logo"));
    await fingers([
      [
        { x, y },
        { x: x + 20, y: y + 50 },
      ],
    ]);
    const panned = await boxOf(layerOn(page, "Logo"));
    expect([panned.x - zoomed.x, panned.y - zoomed.y].map(Math.round)).toEqual([20, 50]);
    await page.touchscreen.tap(x, y);
    await expect(page.getByText("Select a layer to change it.")).toBeVisible();
  });

  test("two taps write, where the words are seen, and everything is large enough to hit", async ({ page }) => {
    await openWorkbench(page);
    const button = await boxOf(layerOn(page, "Button"));
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    const words = page.getByLabel("Words of Button");
    // On a busy machine the second tap may come too late.
    await expect(async () => {
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect(words).toBeFocused({ timeout: 1_000 });
    }).toPass();
    const written = await boxOf(words);
    const canvas = await boxOf(page.getByRole("region", { name: "Canvas" }));
    expect(written.x).toBeGreaterThanOrEqual(0);
    expect(written.right).toBeLessThanOrEqual(390);
    expect(written.bottom).toBeLessThanOrEqual(canvas.bottom);
    await page.keyboard.press("Escape");

    const controls = page.locator(
      "header button, header a, aside button, aside input:not([type=color]), footer button",
    );
    const small = await controls.evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.ariaHidden !== "true")
        .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
        .filter(
          ({ element, box }) =>
            Math.min(box.width, box.height) < (element.closest("[role=radiogroup], fieldset") ? 40 : 44),
        )
        .map(({ element, box }) => `${element.ariaLabel ?? element.textContent} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    const reach = await page
      .locator("[data-corner]")
      .first()
      .evaluate((handle) => {
        const { width } = handle.getBoundingClientRect();
        return [width, Number.parseFloat(getComputedStyle(handle, "::after").width)];
      });
    expect(reach).toEqual([18, 44]);
  });
});

test("several layers get their place, size and angle from the list and the number fields", async ({ page }) => {
  await openWorkbench(page);
  await row(page, "Subline").press("Enter");
  await row(page, "Button").click({ modifiers: ["Shift"] });
  await field(page, "X").fill("104");
  await field(page, "X").press("Enter");
  await field(page, "Width").fill("380");
  await field(page, "Width").press("Enter");
  await field(page, "Turn by degrees").fill("90");
  await field(page, "Turn by degrees").press("Enter");
  await row(page, "Button").click();
  await expect(field(page, "Width")).toHaveValue("190");
  await expect(field(page, "Angle in degrees")).toHaveValue("90");

  await page.getByRole("button", { name: "To the bottom" }).press("Enter");
  await expect(page.getByRole("region", { name: "Layers" }).getByRole("listitem").last()).toContainText("Button");
  await expect(page.getByRole("button", { name: "Lower" })).toBeDisabled();
  await layerOn(page, "Button").press("Control+Shift+ArrowUp");
  await expect(page.getByRole("region", { name: "Layers" }).getByRole("listitem").first()).toContainText("Button");
});

test("an outline has a colour of its own", async ({ page }) => {
  await openWorkbench(page);
  await row(page, "Headline").click();
  const colours = page.getByRole("group", { name: "Colour of the outline" });
  await expect(colours).toHaveCount(0);
  await page.getByRole("button", { name: "Outline", exact: true }).click();
  await colours.getByRole("button", { name: "Rust" }).click();
  await expect(colours.getByRole("button", { name: "Rust" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Outline", exact: true }).click();
  await expect(colours).toHaveCount(0);
});

test.describe("saving", () => {
  for (const [answer, words] of [
    ["Keep mine", "Mine"],
    ["Take theirs", "Theirs"],
  ] as const) {
    test(`another tab saved first: "${answer}"`, async ({ page, context }) => {
      await openWorkbench(page);
      const other = await context.newPage();
      await atWorkbench(other);
      const write = async (tab: Page, text: string) => {
        await row(tab, "Headline").click();
        await tab.getByRole("textbox", { name: "Headline" }).fill(text);
      };
      await write(other, "Theirs");
      await expect(saved(other)).toHaveText("Saved");
      await write(page, "Mine");
      await expect(page.getByRole("alert")).toContainText("Another tab saved a newer version.");
      await expect(saved(page)).toHaveText("Two versions");
      await expectAccessible(page);
      await page.getByRole("button", { name: answer }).click();
      await expect(page.getByRole("alert")).toBeHidden();
      await expect(saved(page)).toHaveText("Saved");
      await expect(layerOn(page, "Headline")).toHaveAccessibleName(`Headline: ${words}`);
      await other.reload();
      await expect(layerOn(other, "Headline")).toHaveAccessibleName(`Headline: ${words}`);
      if (answer !== "Take theirs") return;
      // Not lost: one step back.
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Mine");
    });
  }

  test("without a network the change waits, and is saved once it is back", async ({ page, context }) => {
    await openWorkbench(page);
    await context.setOffline(true);
    await row(page, "Badge").click();
    await field(page, "Badge").fill("HOT");
    await expect(saved(page)).toHaveText("Offline, saved when you are back");
    await context.setOffline(false);
    await expect(saved(page)).toHaveText("Saved");
  });
});

for (const width of [390, 900, 1440]) {
  test(`at ${width} px: accessible in both themes, nothing sideways, nothing in the console`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    await openWorkbench(page);
    await expectAccessible(page);
    await row(page, "Button").click();
    await expectAccessible(page);
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
}

test("everything by keyboard alone", async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole("button", { name: "Rust" }).focus();
  const pressed = async (times: number, key: string) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await pressed(3, "Tab");
  await expect(layerOn(page, "Headline")).toBeFocused();
  await expect(layerOn(page, "Headline")).toHaveAttribute("aria-pressed", "true");
  await pressed(3, "ArrowRight");
  await pressed(1, "Shift+ArrowUp");
  await pressed(5, "Alt+ArrowLeft");
  expect(await place(page)).toMatchObject({ x: 67, y: 790 });
  await expect(field(page, "Angle in degrees")).toHaveValue("-5");

  await page.keyboard.press("Enter");
  await page.keyboard.type("Oh, Monday");
  await page.keyboard.press("Escape");
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Oh, Monday");
  await expect(layerOn(page, "Headline")).toBeFocused();

  await page.keyboard.press("Control+d");
  await expect(page.getByRole("button", { name: "Headline copy: Oh, Monday" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(row(page, "Headline copy")).toBeHidden();
  await page.keyboard.press("Control+a");
  await expect(page.getByText("5 layers selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Select a layer to change it.")).toBeVisible();

  // Each is one step, however many keys it took.
  await page.getByRole("button", { name: "History" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([
    "Remove Headline copy(current)",
    "Duplicate Headline copy",
    "Type in Headline",
    "Turn Headline",
    "Move Headline",
    "Open",
  ]);
  await expectAccessible(page, "[role=menu]");
  await page.keyboard.press("Escape");
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("Control+z");
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Monday has a mute button.");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+y");
  await expect(field(page, "Angle in degrees")).toHaveValue("-5");
});

test("colours show their contrast, and warn below 4.5", async ({ page }) => {
  await openWorkbench(page);
  await row(page, "Headline").click();
  await expect(page.getByText("Reads well")).toBeVisible();
  await page.getByRole("group", { name: "Colour of the words" }).getByRole("button", { name: "Espresso" }).click();
  await expect(page.getByText("Hard to read")).toBeVisible();
  await page.getByRole("button", { name: "Milk" }).first().click();
  await expect(page.getByText("Reads well")).toBeVisible();
});
