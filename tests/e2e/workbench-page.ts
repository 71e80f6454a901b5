import { expect, type Page } from "@playwright/test";

/** Opens the workbench, and waits until the picture is finished. */
export async function openWorkbench(page: Page) {
  await page.goto("/dev/kit/workbench");
  await atWorkbench(page);
}

export async function atWorkbench(page: Page) {
  if (!page.url().endsWith("/workbench")) await page.goto("/dev/kit/workbench");
  await expect(page.locator(".bench-picture[data-whole]")).toBeVisible();
}

const canvas = (page: Page) => page.getByRole("region", { name: "Canvas" });
export const layerOn = (page: Page, name: string) =>
  canvas(page).getByRole("button", { name: new RegExp(`^${name}( \\(locked\\))?(:|$)`) });
export const row = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Layers" })
    .getByRole("listitem")
    .filter({ has: page.locator(`b:text-is("${name}")`) })
    .getByRole("button")
    .first();
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const painted = (page: Page) => page.getByText(/^Painted:/);
export const saved = (page: Page) => page.getByRole("banner").getByRole("status");

type Way = readonly [from: { x: number; y: number }, to: { x: number; y: number }];

/** Puts fingers down, moves each along its way, and lifts them. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const STEPS = 8;
  return async (ways: readonly Way[]) => {
    const at = (share: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    // One after the other, as real fingers do.
    for (let down = 1; down <= ways.length; down += 1)
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0).slice(0, down) });
    for (let step = 1; step <= STEPS; step += 1)
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / STEPS) });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

export const place = async (page: Page) => ({
  x: Number(await field(page, "X").inputValue()),
  y: Number(await field(page, "Y").inputValue()),
  width: Number(await field(page, "Width").inputValue()),
  height: Number(await field(page, "Height").inputValue()),
});
