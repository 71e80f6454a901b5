import { expect, type Locator, type Page } from "@playwright/test";
import { FORMAT_IDS } from "../../src/shared/formats.ts";
import { GALLERY, tiles, titles } from "./gallery-page.ts";
import { expectNothingSideways } from "./page-problems.ts";
import { test } from "./test.ts";

const TYPES = ["chatgptdoodle", "homeservices", "meta", "saas", "maker"];
const SHAPES = [...FORMAT_IDS, ...FORMAT_IDS].map((format, index) => ({
  title: `${format} number ${index}`,
  format,
  type: TYPES[index % TYPES.length] ?? "meta",
}));
/** The minimum width at which a picture is recognisable, for a window of this width. */
const MIN_WIDTHS = [
  { window: 320, wide: 250, square: 110, tall: 80 },
  { window: 390, wide: 320, square: 140, tall: 100 },
  { window: 1440, wide: 500, square: 220, tall: 160 },
];

/** Texts that are truncated or overflow their tile. */
const cutIn = (tile: Locator, selector: string) =>
  tile.evaluateAll((all, words) => {
    const isCut = (part: Element, box: DOMRect) =>
      part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > box.right + 0.5;
    return all.flatMap((item) =>
      [...item.querySelectorAll(words)]
        .filter((part) => part.checkVisibility() && isCut(part, item.getBoundingClientRect()))
        .map((part) => part.textContent),
    );
  }, selector);

/** The displayed size of every picture, with its natural aspect ratio. */
async function shown(page: Page) {
  const pictures = page.locator("main li img");
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  return pictures.evaluateAll((all) =>
    all.map((element) => {
      const image = element as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      return { width, ratio: width / height, ownRatio: image.naturalWidth / image.naturalHeight };
    }),
  );
}

function expectReadable(pictures: Awaited<ReturnType<typeof shown>>, least: (typeof MIN_WIDTHS)[number]) {
  for (const { width, ratio, ownRatio } of pictures) {
    expect(Math.abs(ratio / ownRatio - 1)).toBeLessThan(0.02);
    expect(width).toBeGreaterThan(ownRatio > 1.5 ? least.wide : ownRatio > 0.7 ? least.square : least.tall);
  }
}

for (const least of MIN_WIDTHS) {
  test(`creatives of every shape are whole and large enough, their type and date too, at ${least.window} px`, async ({
    openAs,
    keeper,
    stock,
    db,
  }) => {
    await stock.with(keeper, SHAPES);
    // The longest a date gets.
    await db.query(
      `update public.creatives set created_at = created_at - interval '400 days'
       where user_id = (select id from auth.users where email = $1)`,
      [keeper.email],
    );
    const page = await openAs(keeper, GALLERY, { width: least.window });
    await expect(titles(page).first()).toHaveText("1:1 number 0");
    await page.setViewportSize({ width: least.window, height: 4000 });
    await expect(titles(page)).toHaveText(SHAPES.map(({ title }) => title));
    expectReadable(await shown(page), least);
    await expect.poll(() => cutIn(tiles(page), "time, time ~ *, span:has(+ time)")).toEqual([]);

    // One height for all, in rows that leave no gap.
    const heights = () =>
      page.locator(".tile-picture").evaluateAll((all) => new Set(all.map((tile) => tile.clientHeight)).size);
    await expect.poll(heights).toBe(1);
    const ends = () =>
      tiles(page).evaluateAll((all) => {
        const endOfRow = new Map<number, number>();
        for (const { top, right } of all.map((tile) => tile.getBoundingClientRect())) {
          endOfRow.set(top, Math.max(right, endOfRow.get(top) ?? 0));
        }
        return new Set([...endOfRow.values()].slice(0, -1).map(Math.round)).size;
      });
    await expect.poll(ends).toBe(1);
  });

  test(`ads of every shape are whole and large enough, and nothing said about them is cut, at ${least.window} px`, async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, "/dashboard/ads-swipe", { width: least.window });
    const ads = page.getByRole("list", { name: "Ads" }).getByRole("listitem");
    await expect(page.getByRole("img", { name: /^Ad by/ }).first()).toHaveCSS("opacity", "1");
    expectReadable(await shown(page), least);
    for (let seen = 0; seen < 4; seen += 1) {
      await expect.poll(() => cutIn(ads, "b, p > span")).toEqual([]);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => ads.count()).toBeGreaterThan(3);
    }
    await expectNothingSideways(page);
  });
}
