import { describe, expect, it } from "vitest";
import { userId } from "../policies/people.ts";
import { type Row, searching } from "./searching.ts";

const { as, server, insertAds, insertManyAds, insertCreatives, readAllPages, afterChange, ids, scans } = searching();

async function ask(name: string, given: Row) {
  const names = Object.keys(given).map((argument, i) => `${argument} => $${i + 1}`);
  const [row] = await as("paid", `select ${name}(${names.join(", ")}) as answer`, Object.values(given));
  return row.answer;
}

describe("counting the own creatives", () => {
  it.each<[string, Row]>([
    ["nothing asked for", {}],
    ["a type", { type: "saas" }],
    ["a term", { search: "LOAF 1" }],
    ["a term and a type", { search: "loaf 1", type: "maker" }],
    ["an absent term", { search: "cake" }],
    ["blanks", { search: "  " }],
  ])("with %s gives as many as the list has to its end, and nobody else's", async (_, given) => {
    await insertCreatives("paid", 240);
    await insertCreatives("unpaid", 30);
    const listed = await readAllPages("search_creatives", { ...given, page_size: 100 }, afterChange);
    expect(await ask("count_creatives", given)).toBe(listed.length);
    expect(await readAllIds(given)).toEqual(ids(listed));
  });

  it("all of them are named two thousand at a time, newest first", async () => {
    await insertCreatives("paid", 4001);
    expect((await ask("list_creative_ids", {})).ids).toHaveLength(2000);
    const all = await server("select id from creatives where user_id = $1 order by created_at desc, id desc", [
      userId("paid"),
    ]);
    expect(await readAllIds({})).toEqual(ids(all));
  });

  async function readAllIds(given: Row): Promise<string[]> {
    const { ids: some, next } = await ask("list_creative_ids", given);
    return next ? [...some, ...(await readAllIds({ ...given, ...next }))] : some;
  }
});

describe("counting the swipe file", () => {
  const exactly = (number: number) => ({ count: number, is_exact: true });
  const MORE_THAN_A_THOUSAND = { count: 1000, is_exact: false };

  it("counts search and filters together", async () => {
    const ad = { name: "Crumb", platform: "Meta", industry: "Food", ad_goal: "Drive sales" };
    await server("delete from ads_swipe");
    await insertAds([
      ad,
      { ...ad, platform: "TikTok" },
      { ...ad, platform: undefined },
      { ...ad, industry: "Travel" },
      { ...ad, name: "Crumbs" },
      { ...ad, ad_goal: "Awareness" },
    ]);
    const cases: [Row, number][] = [
      [{}, 6],
      [{ platform: "Meta" }, 4],
      [{ industry: "Travel" }, 1],
      [{ company: "Crumb" }, 5],
      [{ company: "Nobody" }, 0],
      [{ platform: "Meta", industry: "Food" }, 3],
      [{ search: "sales" }, 5],
      [{ search: "al" }, 5],
      [{ search: "sales", platform: "Meta", industry: "Food", company: "Crumb" }, 1],
      [{ search: "nowhere to be found" }, 0],
    ];
    for (const [given, expected] of cases) expect(await ask("count_ads_swipe", given)).toEqual(exactly(expected));
  });

  it("is exact up to a thousand, and says so beyond, unless the count is kept anyway", async () => {
    await server("delete from ads_swipe");
    await insertManyAds(1001, "|| case when n <= 1000 then ' before winter' else '' end");
    expect(await ask("count_ads_swipe", {})).toEqual(exactly(1001));
    expect(await ask("count_ads_swipe", { industry: "Food" })).toEqual(exactly(1001));
    expect(await ask("count_ads_swipe", { search: "winter" })).toEqual(exactly(1000));
    expect(await ask("count_ads_swipe", { search: "bakery" })).toEqual(MORE_THAN_A_THOUSAND);
    expect(await ask("count_ads_swipe", { search: "ba" })).toEqual(MORE_THAN_A_THOUSAND);
  });

  it("looks a rare term up in an index, never in all rows", async () => {
    await insertManyAds(2000);
    await insertAds([{ name: "Zephyrine qz", created_at: "2020-01-01" }]);
    for (const [search, index] of [
      ["zephyrine", "ads_swipe_search_idx"],
      ["qz", "ads_swipe_short_search_idx"],
    ] as const) {
      const [uses, walks] = [await scans(index), await scans("ads_swipe")];
      expect(await ask("count_ads_swipe", { search })).toEqual(exactly(1));
      expect(await scans(index)).toBe(uses + 1);
      expect(await scans("ads_swipe")).toBe(walks);
    }
  });
});
