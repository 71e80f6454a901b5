import { expect } from "@playwright/test";
import {
  atRest,
  chip,
  designFor,
  finished,
  format,
  layersSeen,
  STUDIO,
  saveButton,
  saving,
  tab,
  tabTo,
} from "./studio-page.ts";
import { test } from "./test.ts";
import { layerOn, place, row } from "./workbench-page.ts";

test("by keyboard alone: words, a star that is moved, a layer removed, colours, a format, saved under a name", async ({
  openAs,
  designer,
  baseURL,
}) => {
  const version = await designFor({ url: baseURL, state: designer.state });
  const page = await openAs(designer, STUDIO + version);
  const { keyboard } = page;
  await finished(page);

  await tabTo(page, layerOn(page, "Headline"));
  await keyboard.press("Enter");
  await expect(page.getByLabel("Words of Headline")).toBeFocused();
  await keyboard.type("Typed with keys");
  await keyboard.press("Enter");
  await expect(layerOn(page, "Headline")).toHaveAccessibleName("Headline: Typed with keys");
  await expect(layerOn(page, "Headline")).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Add", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Text" })).toBeFocused();
  await keyboard.type("st");
  await expect(page.getByRole("menuitem", { name: "Star" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(row(page, "Star")).toHaveAttribute("aria-pressed", "true");
  const before = await place(page);
  await tabTo(page, layerOn(page, "Star"), "Shift+Tab");
  await keyboard.press("Shift+ArrowLeft");
  await keyboard.press("ArrowUp");
  expect(await place(page)).toEqual({ ...before, x: before.x - 10, y: before.y - 1 });
  await expect(page.getByRole("status").filter({ hasText: /^Move Star\. Star at / })).toBeAttached();

  await tabTo(page, layerOn(page, "Button"), "Shift+Tab");
  await keyboard.press("Delete");
  await expect(layerOn(page, "Button")).toHaveCount(0);
  await keyboard.press("Control+z");
  await expect(layerOn(page, "Button")).toBeVisible();
  await keyboard.press("Control+Shift+z");
  await expect(layerOn(page, "Button")).toHaveCount(0);

  await tabTo(page, tab(page, "Layers"));
  await keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("button", { name: "Midnight", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Midnight", exact: true })).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, format(page, "4:5"), "Shift+Tab");
  await keyboard.press("Enter");
  await atRest(page);
  const seen = await layersSeen(page);

  await tabTo(page, saveButton(page), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(saving(page).getByRole("textbox", { name: /^Name/ })).toBeFocused();
  await keyboard.type("By keys");
  await keyboard.press("Enter");
  await expect(chip(page)).toHaveText("Saved", { timeout: 30_000 });
  await page.reload();
  await finished(page);
  await tabTo(page, format(page, "4:5"));
  await keyboard.press("Enter");
  await finished(page);
  expect(await layersSeen(page)).toEqual(seen);
});
