import { expect, type Locator, type Page } from "@playwright/test";
import { offerWords } from "../../src/shared/offer-words.ts";
import type { PublicConfig } from "../../src/web/session/is-public-config.ts";

export const PHONE = { width: 390, height: 844 };
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const topBar = (page: Page) => page.getByRole("banner");

/** Answers like an installation that names its maker and the directory that lists it. */
export async function nameTheMaker(page: Page, after: Promise<void> = Promise.resolve()) {
  await page.route("**/config.json", async (route) => {
    await after;
    await route.fulfill({
      json: {
        publishableKey: "sb_publishable_x",
        priceId: "price_test",
        analyticsScriptUrl: null,
        directoryBadge: { text: "Toast Directory", url: "https://directory.example/bananabread" },
        maker: { text: "@june", url: "https://social.example/june" },
        supportEmail: "help@loafworks.test",
        localMailbox: null,
        launchDate: "2026-11-15",
        storageLimitBytes: 5 * 1024 ** 3,
        offer: offerWords({ refundDays: 14, storageLimitBytes: 5 * 1024 ** 3 }),
      } satisfies PublicConfig,
    });
  });
}

/** At the top of the window, below the bar, and the next Tab goes on from there. */
export async function expectArrived(section: Locator) {
  await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThanOrEqual(73);
  await expect(section).toBeFocused();
}

/** How far the gallery moves in a few frames, in pixels. */
export function travelled(page: Page): Promise<number> {
  return page.locator(".strip-track").evaluate(async (track) => {
    const before = track.getBoundingClientRect().x;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Math.abs(track.getBoundingClientRect().x - before);
  });
}
