import { expect } from "@playwright/test";
import { SCREENS } from "./all-pages.ts";
import { expectAccessible, expectNothingSideways, watchConsole } from "./page-problems.ts";
import { studioOf } from "./studio-page.ts";
import { test } from "./test.ts";

for (const width of [390, 1440]) {
  test(`every screen at ${width} px: accessible, nothing sideways, nothing in the console`, async ({
    openAs,
    bananaman,
    member,
    baseURL,
  }) => {
    test.slow();
    const studio = await studioOf({ url: baseURL, state: bananaman.state });
    const page = await openAs(bananaman, "/dashboard", { width });
    const problems = watchConsole(page);
    for (const screen of [...SCREENS, studio]) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveClass(/sr-only/);
      await expectAccessible(page);
      await expectNothingSideways(page);
    }
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);

    const denied = await openAs(member, "/dashboard/ads-upload", { width });
    await expect(denied.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
    await expectAccessible(denied);
  });

  test(`what opens over the screens at ${width} px, is accessible too`, async ({ openAs, bananaman }) => {
    const page = await openAs(bananaman, "/dashboard", { width });
    await expect(page.getByRole("heading", { level: 1, name: "What are we baking today?" })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    if (width > 1000) return;
    for (const name of ["Menu", "More"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name })).toBeHidden();
    }
  });
}
