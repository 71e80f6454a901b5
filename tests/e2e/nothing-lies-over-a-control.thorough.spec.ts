import { expect, type Page } from "@playwright/test";
import { SCREENS } from "./all-pages.ts";
import { coveredControls } from "./covered-controls.ts";
import { studioOf } from "./studio-page.ts";
import { test } from "./test.ts";

const WIDTHS = [320, 390, 768, 1440];
const PUBLIC = ["/", "/pricing", "/terms", "/no/such/page"];
const WITH_EDITORS = [...SCREENS, "/dashboard/memes/create", "/dashboard/memes/create?template=agnes-has-seen-it"];

async function expectNothingCovered(page: Page, path: string) {
  await page.goto(path, { waitUntil: "load" });
  // Of a screen that opens with a dialog, only that can be seen.
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "One moment" })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Lists are laid out again a moment after the window has another width.
      await expect.poll(() => coveredControls(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

test("on public pages nothing lies over what can be pressed, at any width", async ({ page }) => {
  for (const path of PUBLIC) await expectNothingCovered(page, path);
});

for (const half of [0, 1]) {
  test(`on the screens nothing lies over what can be pressed, at any width (${half + 1} of 2)`, async ({
    openAs,
    bananaman,
    baseURL,
  }) => {
    test.slow();
    const screens = [...WITH_EDITORS, await studioOf({ url: baseURL, state: bananaman.state })];
    const page = await openAs(bananaman, "/dashboard");
    for (const path of screens.filter((_, index) => index % 2 === half)) await expectNothingCovered(page, path);
  });
}
