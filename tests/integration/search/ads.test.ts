import { describe, expect, it } from "vitest";
import { type Row, searching } from "./searching.ts";

const { as, server, call, options, insertAds, insertManyAds, readAllPages, afterDate, ids, names, scans } = searching();

describe("searching the swipe file", () => {
  const searchNames = async (search: string, filters: Row = {}) =>
    names(await call("paid", "search_ads_swipe", { search, ...filters }));

  it.each(["name", "industry", "ad_goal", "target_audience"])("finds a part of a word in %s", async (column) => {
    await insertAds([{ name: "Elsewhere" }, { name: "Found", [column]: "Sourdough starters" }]);
    const [found, ...others] = await call("paid", "search_ads_swipe", { search: "urdou" });
    expect(found?.[column]).toBe("Sourdough starters");
    expect(others).toEqual([]);
  });

  it("does not find a term that only two columns together would hold", async () => {
    await insertAds([{ name: "Sour", industry: "dough" }]);
    expect(await searchNames("sourdough")).toEqual([]);
  });

  it.each([
    ["CRUMB", "Crumb & Co"],
    ["пекарня", "Пекарня №1"],
    ["ПЕК", "Пекарня №1"],
    ["ек", "Пекарня №1"],
    ["CAFÉ", "Café Brötchen"],
    ["cafe\u0301", "Café Brötchen"],
    ["BRÖT", "Café Brötchen"],
    ["面包", "面包店"],
    ["店", "面包店"],
    [" crumb ", "Crumb & Co"],
    ["& C", "Crumb & Co"],
  ])("finds %s in %s", async (search, name) => {
    await insertAds([{ name: "Crumb & Co" }, { name: "Пекарня №1" }, { name: "Café Brötchen" }, { name: "面包店" }]);
    expect(await searchNames(search)).toEqual([name]);
  });

  it.each([
    ["%", "Half off: 50% today"],
    ["50%", "Half off: 50% today"],
    ["_", "snake_case"],
    ["e_c", "snake_case"],
    ["\\", "back\\slash"],
    ["ck\\sla", "back\\slash"],
    ["'", "it's"],
  ])("takes %s for the sign itself", async (search, name) => {
    await insertAds([
      { name: "Half off: 50% today" },
      { name: "snake_case" },
      { name: "back\\slash" },
      { name: "it's" },
    ]);
    expect(await searchNames(search)).toEqual([name]);
  });

  it.each([undefined, null, "", "   "])("lists everything when the search is %j", async (search) => {
    const given = search === undefined ? {} : { search };
    expect(await call("paid", "search_ads_swipe", given)).toHaveLength(6);
  });

  it("combines search and all filters", async () => {
    const ad = { name: "Crumb", platform: "Meta", industry: "Food", ad_goal: "Drive sales" };
    await insertAds([
      ad,
      { ...ad, platform: "TikTok" },
      { ...ad, industry: "Travel" },
      { ...ad, name: "Crumbs" },
      { ...ad, ad_goal: "Awareness" },
    ]);
    const filters = { platform: "Meta", industry: "Food", company: "Crumb" };
    expect(await call("paid", "search_ads_swipe", { search: "sales", ...filters })).toMatchObject([ad]);
    expect(await call("paid", "search_ads_swipe", filters)).toHaveLength(2);
    expect(await call("paid", "search_ads_swipe", { search: "travel", ...filters })).toEqual([]);
  });

  // Ten ads share each date. Every 400th has a word of its own, so that all three search strategies are covered.
  it.each([
    ["no search", {}, "true"],
    ["a term in every ad", { search: "bakery" }, "name like 'Bakery%'"],
    ["a term in few ads", { search: "winter" }, "ad_goal like '%winter'"],
    ["a term of two letters in few ads", { search: "99" }, "name like '%99%'"],
    ["a filter", { industry: "Food" }, "industry = 'Food'"],
  ])("pages cover every ad exactly once, newest first, with %s", async (_, given, condition) => {
    await insertManyAds(3000, "|| case when n % 400 = 0 then ' before winter' else '' end");
    const expected = await server(`select id from ads_swipe where ${condition} order by created_at desc, id desc`);
    const found = await readAllPages("search_ads_swipe", { ...given, page_size: 100 }, afterDate);
    expect(ids(found)).toEqual(ids(expected));
    const inSmallPages = await readAllPages("search_ads_swipe", { search: "winter", page_size: 3 }, afterDate);
    expect(inSmallPages).toHaveLength(7);
  });

  it("gives 20 unless asked otherwise, never less than 1 or more than 100", async () => {
    await insertManyAds(150);
    for (const [page_size, expected] of [
      [undefined, 20],
      [null, 20],
      [0, 1],
      [-5, 1],
      [50, 50],
      [1000, 100],
    ]) {
      const given = page_size === undefined ? {} : { page_size };
      expect(await call("paid", "search_ads_swipe", given)).toHaveLength(expected as number);
    }
  });

  it.each([
    ["rare", "zephyrine", "ads_swipe_search_idx"],
    ["absent", "nowhere to be found", "ads_swipe_search_idx"],
    ["short and rare", "qz", "ads_swipe_short_search_idx"],
    ["of signs alone", "%%%", "ads_swipe_short_search_idx"],
  ])("a term that is %s is looked up in an index, never in all rows", async (_, search, index) => {
    await insertManyAds(2000);
    await insertAds([{ name: "Zephyrine qz", created_at: "2020-01-01" }]);
    const [uses, walks] = [await scans(index), await scans("ads_swipe")];
    await call("paid", "search_ads_swipe", { search });
    expect(await scans(index)).toBe(uses + 1);
    expect(await scans("ads_swipe")).toBe(walks);
  });

  it("a common term leaves the letters' indexes alone", async () => {
    await insertManyAds(2000);
    const before = [await scans("ads_swipe_search_idx"), await scans("ads_swipe_short_search_idx")];
    for (const search of ["bakery", "ba"]) await call("paid", "search_ads_swipe", { search });
    expect([await scans("ads_swipe_search_idx"), await scans("ads_swipe_short_search_idx")]).toEqual(before);
  });

  it("filter options count every ad, and follow what is added, changed and removed", async () => {
    await server("delete from ads_swipe");
    expect(await options("paid", "ads_swipe_filter_options")).toEqual({
      platforms: [],
      industries: [],
      companies: [],
      company_count: 0,
    });
    await insertAds([
      { name: "B", platform: "Meta", industry: "Food" },
      { name: "A", platform: "Meta", industry: "" },
      { name: "C", platform: "X" },
      { name: "C", platform: "X", image_url: "/gone" },
      { name: "D", platform: "X", image_url: "/changed" },
    ]);
    await server("delete from ads_swipe where image_url = '/gone'");
    await server("update ads_swipe set name = 'C', platform = 'Meta' where image_url = '/changed'");
    expect(await options("paid", "ads_swipe_filter_options")).toEqual({
      platforms: [
        { value: "Meta", count: 3 },
        { value: "X", count: 1 },
      ],
      industries: [{ value: "Food", count: 1 }],
      companies: [
        { value: "C", count: 2 },
        { value: "A", count: 1 },
        { value: "B", count: 1 },
      ],
      company_count: 3,
    });
    await server("truncate ads_swipe cascade");
    expect(await options("paid", "ads_swipe_filter_options")).toMatchObject({ platforms: [], company_count: 0 });
  });

  it("an administrator's upload is found and counted once its pictures are stored, and never leads the list before", async () => {
    await as(
      "bananaman",
      "insert into ads_swipe (name, image_url) values ('Uploaded ★', 'https://a.example/a.png'), ('Uploaded ★', '/b')",
    );
    const counted = async () => (await options("paid", "ads_swipe_filter_options")).companies[0];
    for (const actor of ["paid", "bananaman"] as const) {
      expect(await call(actor, "search_ads_swipe", { search: "★" })).toEqual([]);
      expect(names(await call(actor, "search_ads_swipe"))).not.toContain("Uploaded ★");
    }
    expect(await counted()).not.toMatchObject({ value: "Uploaded ★" });

    await server("update ads_swipe set supabase_image_url = '/stored.webp' where name = 'Uploaded ★'");
    expect(await searchNames("★")).toEqual(["Uploaded ★", "Uploaded ★"]);
    expect(await counted()).toEqual({ value: "Uploaded ★", count: 2 });
    await server("update ads_swipe set supabase_image_url = null where name = 'Uploaded ★'");
    expect(await counted()).not.toMatchObject({ value: "Uploaded ★" });
  });

  it("administrators list, search, filter and count the ads that still need a picture, and nobody else does", async () => {
    const waiting = { supabase_image_url: "", platform: "Meta" };
    await insertAds([{ name: "Shown", platform: "Meta" }, ...["One", "Two"].map((name) => ({ name, ...waiting }))]);
    const without_picture = true;
    const list = (given: Row) => call("bananaman", "search_ads_swipe", { without_picture, ...given });
    expect(names(await list({})).sort()).toEqual(["One", "Two"]);
    expect(names(await list({ search: "tw" }))).toEqual(["Two"]);
    expect(await list({ platform: "TikTok" })).toEqual([]);
    const [first] = await list({ page_size: 1 });
    expect(await list({ page_size: 1, ...afterDate(first ?? {}) })).toHaveLength(1);
    const [row] = await as(
      "bananaman",
      "select count_ads_swipe(without_picture => true, platform => 'Meta') as counted",
    );
    expect(row.counted).toEqual({ count: 2, is_exact: true });

    for (const name of ["search_ads_swipe", "count_ads_swipe"])
      await expect(as("paid", `select ${name}(without_picture => true)`)).rejects.toMatchObject({
        code: "42501",
        message: "Only Bananaman has access to ads without a picture",
      });
    // The table is what it was.
    expect(await as("paid", "select name from ads_swipe where supabase_image_url is null")).toHaveLength(2);
  });

  it("a large upload without pictures is not walked through to find what is shown", async () => {
    await insertManyAds(50);
    await server(`insert into ads_swipe (name, image_url, industry)
      select 'Unseen ' || n, 'https://a.example/' || n, 'Food' from generate_series(1, 3000) n`);
    // Else the plan depends on whether PostgreSQL happened to look at the table meanwhile.
    await server("analyze ads_swipe");
    const before = await scans("ads_swipe_shown_newest_idx");
    expect(await call("paid", "search_ads_swipe")).toHaveLength(20);
    expect(await scans("ads_swipe_shown_newest_idx")).toBe(before + 1);
    expect(await call("paid", "search_ads_swipe", { search: "unseen" })).toEqual([]);
  });

  it("names the first hundred companies and says how many there are", async () => {
    await insertManyAds(300);
    const { companies, company_count } = await options("paid", "ads_swipe_filter_options");
    expect(companies).toHaveLength(100);
    expect(company_count).toBe(306);
  });
});
