import { afterAll, beforeAll, test } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { STORIES, tellAfterwards } from "./stories.ts";
import { tellMeanwhile } from "./tell-meanwhile.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("told after the fact, in sequence and from its end, each story ends as it ended", async () => {
  for (const story of STORIES) {
    const inSequence = story.acts.map((_, index) => index);
    for (const order of [inSequence, inSequence.toReversed()]) await tellAfterwards(shop, story, order);
  }
});

test("told thirty times while it happens, late, twice and at once, each story ends as it ended", () =>
  tellMeanwhile(shop, 30));
