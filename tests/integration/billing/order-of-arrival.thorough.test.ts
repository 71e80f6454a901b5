import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { STORIES, tellAfterwards } from "./stories.ts";
import { tellMeanwhile } from "./tell-meanwhile.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test("told after the fact, in every possible order, each story ends as it ended", async () => {
  let tellings = 0;
  for (const story of STORIES) {
    for (const order of permutations(story.acts.map((_, index) => index))) {
      await tellAfterwards(shop, story, order);
      tellings += 1;
    }
  }
  expect(tellings).toBe(1 + 1 + 1 + 2 + 2 + 6 + 2 + 2 + 6 + 2 + 6 + 6 + 24 + 24 + 24);
});

test("told while it happens, late, twice and at once, each story ends as it ended", () => tellMeanwhile(shop, 120));
