import { describe, expect, it } from "vitest";
import { type Actor, type Person, userId } from "./policies/people.ts";
import { policyDatabase } from "./policies/policy-database.ts";

const { as, server } = policyDatabase();

type Row = Record<string, unknown>;

/** Calls a function as supabase-js does, by the names of its arguments. */
function call(actor: Actor, name: string, given: Row = {}): Promise<Row[]> {
  const names = Object.keys(given).map((argument, i) => `${argument} => $${i + 1}`);
  // Text keeps the microseconds that a JavaScript date would drop from a cursor.
  return as(actor, `select *, created_at::text from ${name}(${names.join(", ")})`, Object.values(given));
}

async function options(actor: Actor, name: string) {
  const [row] = await as(actor, `select ${name}() as options`);
  return row.options;
}

const insertAds = (rows: Row[]) =>
  server(
    `insert into ads_swipe (name, image_url, platform, industry, ad_goal, target_audience, created_at)
     select name, coalesce(image_url, 'https://example.com/' || gen_random_uuid()), platform, industry, ad_goal,
       target_audience, coalesce(created_at, now())
     from json_populate_recordset(null::ads_swipe, $1)`,
    [JSON.stringify(rows)],
  );

const insertManyAds = (count: number, columns = "") =>
  server(
    `insert into ads_swipe (name, image_url, industry, ad_goal, created_at)
     select 'Bakery ' || n, '/' || n, 'Food', 'Drive sales' ${columns}, timestamptz '2026-01-01' + n / 10 * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );

const insertCreatives = (person: Person, count: number, title = "Loaf") =>
  server(
    `insert into creatives (user_id, title, prompt, type, image_url, created_at)
     select $1, $3 || ' ' || n, 'A prompt', case when n % 3 = 0 then 'saas' else 'maker' end, '/' || n,
       timestamptz '2026-01-01' + n / 4 * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [userId(person), count, title],
  );

/** Follows the cursor to the end, as infinite scroll does. */
async function readAllPages(name: string, given: Row, cursorOf: (last: Row) => Row): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: Row = {};
  for (;;) {
    const page = await call("paid", name, { ...given, ...cursor });
    all.push(...page);
    const last = page.at(-1);
    if (!last) return all;
    cursor = cursorOf(last);
  }
}
const afterDate = (last: Row) => ({ after_created_at: last.created_at, after_id: last.id });
const ids = (rows: Row[]) => rows.map(({ id }) => id);
const names = (rows: Row[]) => rows.map(({ name }) => name);

/** How often this transaction has used an index, or walked a table from end to end. */
async function scans(relation: string): Promise<number> {
  const [row] = await server("select pg_stat_get_xact_numscans($1::regclass) as scans", [`public.${relation}`]);
  return Number(row.scans);
}

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

  // Ten ads share each date. Every 400th is told apart by a word, so that all three ways of looking are gone through.
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
    await server("truncate ads_swipe");
    expect(await options("paid", "ads_swipe_filter_options")).toMatchObject({ platforms: [], company_count: 0 });
  });

  it("an administrator's upload can be found and is counted", async () => {
    await as(
      "bananaman",
      "insert into ads_swipe (name, image_url) values ('Uploaded ★', '/a.png'), ('Uploaded ★', '/b')",
    );
    expect(await searchNames("★")).toEqual(["Uploaded ★", "Uploaded ★"]);
    const { companies } = await options("paid", "ads_swipe_filter_options");
    expect(companies[0]).toEqual({ value: "Uploaded ★", count: 2 });
  });

  it("names the first hundred companies and says how many there are", async () => {
    await insertManyAds(300);
    const { companies, company_count } = await options("paid", "ads_swipe_filter_options");
    expect(companies).toHaveLength(100);
    expect(company_count).toBe(306);
  });
});

describe("searching meme templates", () => {
  const insertTemplates = () =>
    server(`
      delete from meme_templates;
      insert into meme_templates (slug, name, category, image_url, popularity_score, created_at)
      select 'slug-' || n, (array['Burnt toast', 'Rising dough', 'Last slice'])[n % 3 + 1],
        (array['reaction', 'choice'])[n % 2 + 1], '/t.png', n % 5 * 20,
        timestamptz '2026-01-01' + n / 7 * interval '1 day'
      from generate_series(1, 60) n`);

  const sorts = [
    ["popular", "popularity_score desc, name, id"],
    ["alphabetical", "name, id"],
    ["newest", "created_at desc, id desc"],
  ] as const;
  const cursors = {
    popular: (last: Row) => ({ after_score: last.popularity_score, after_name: last.name, after_id: last.id }),
    alphabetical: (last: Row) => ({ after_name: last.name, after_id: last.id }),
    newest: afterDate,
  };

  it.each(sorts)("sorted as %s, pages cover every template exactly once", async (sort, order) => {
    await insertTemplates();
    const all = await server(`select id from meme_templates order by ${order}`);
    expect(ids(await readAllPages("search_meme_templates", { sort, page_size: 7 }, cursors[sort]))).toEqual(ids(all));
    const some = await server(
      `select id from meme_templates where category = 'choice' and name = 'Rising dough' order by ${order}`,
    );
    const given = { sort, page_size: 3, category: "choice", search: "DOUGH" };
    expect(ids(await readAllPages("search_meme_templates", given, cursors[sort]))).toEqual(ids(some));
  });

  it("gives the 24 most popular unless asked otherwise", async () => {
    await insertTemplates();
    const expected = await server("select id from meme_templates order by popularity_score desc, name, id limit 24");
    expect(ids(await call("paid", "search_meme_templates"))).toEqual(ids(expected));
  });

  it("takes wildcards for the signs themselves", async () => {
    await insertTemplates();
    for (const search of ["%", "_", "Last_slice"]) {
      expect(await call("paid", "search_meme_templates", { search })).toEqual([]);
    }
  });

  it("refuses an order it does not know", async () => {
    await expect(call("paid", "search_meme_templates", { sort: "random()" })).rejects.toMatchObject({ code: "22023" });
  });

  it("counts templates by category", async () => {
    await insertTemplates();
    await server("delete from meme_templates where slug = 'slug-1'");
    expect(await options("paid", "meme_template_filter_options")).toEqual({
      categories: [
        { value: "reaction", count: 30 },
        { value: "choice", count: 29 },
      ],
    });
  });
});

describe("searching the own creatives", () => {
  it("looks in title and prompt, and takes wildcards for the signs themselves", async () => {
    await server(
      `insert into creatives (user_id, title, prompt, type, image_url) values
         ($1, 'Meta Creative - Oven', 'A 100% sourdough loaf', 'meta', '/1'),
         ($1, 'Хлеб', 'Rye_bread', 'saas', '/2')`,
      [userId("paid")],
    );
    const titles = async (search: string) =>
      (await call("paid", "search_creatives", { search })).map(({ title }) => title);
    expect(await titles("OVEN")).toEqual(["Meta Creative - Oven"]);
    expect(await titles("sourDOUGH")).toEqual(["Meta Creative - Oven"]);
    expect(await titles("0%")).toEqual(["Meta Creative - Oven"]);
    expect(await titles("ХЛЕБ")).toEqual(["Хлеб"]);
    expect(await titles("e_b")).toEqual(["Хлеб"]);
    expect(await titles("absent")).toEqual([]);
  });

  it("pages cover every own creative exactly once, with and without a type", async () => {
    await insertCreatives("paid", 50);
    await insertCreatives("another paid", 50);
    for (const [given, condition] of [
      [{}, "true"],
      [{ type: "saas" }, "type = 'saas'"],
      [{ search: "loaf" }, "title like 'Loaf%'"],
    ] as const) {
      const own = await server(
        `select id from creatives where user_id = $1 and ${condition} order by created_at desc, id desc`,
        [userId("paid")],
      );
      const found = await readAllPages("search_creatives", { ...given, page_size: 7 }, afterDate);
      expect(ids(found)).toEqual(ids(own));
    }
  });

  it.each(["unpaid", "refunded", "bananaman"] as const)("shows %s their own and nobody else's", async (person) => {
    await insertCreatives("paid", 5);
    const found = await call(person, "search_creatives", { page_size: 100 });
    expect(found).toMatchObject([{ user_id: userId(person) }]);
    expect(await options(person, "creative_filter_options")).toEqual({ types: [{ value: "meta", count: 1 }] });
  });

  it("reads no rows of others on the way", async () => {
    await insertCreatives("another paid", 3000);
    await insertCreatives("paid", 10);
    await server("analyze creatives");
    const walks = await scans("creatives");
    const read = async () =>
      Number(
        (await server("select pg_stat_get_xact_tuples_returned('public.creatives_newest_idx'::regclass) as read"))[0]
          .read,
      );
    const before = await read();
    expect(await call("paid", "search_creatives", { search: "absent" })).toEqual([]);
    expect(await scans("creatives")).toBe(walks);
    // Some more than ten: the index still holds what earlier tests have undone.
    expect((await read()) - before).toBeLessThan(500);
  });

  it("counts the own creatives by type", async () => {
    await insertCreatives("paid", 9);
    expect(await options("paid", "creative_filter_options")).toEqual({
      types: [
        { value: "maker", count: 6 },
        { value: "saas", count: 3 },
        { value: "meta", count: 1 },
      ],
    });
  });

  it("refuses whoever has no account", async () => {
    await server("select set_config('request.jwt.claims', '', true)");
    await expect(server("select * from search_creatives()")).rejects.toMatchObject({ code: "42501" });
  });
});

describe("without access", () => {
  const behindAccess = [
    "search_ads_swipe",
    "search_meme_templates",
    "ads_swipe_filter_options",
    "meme_template_filter_options",
  ];

  it.each(behindAccess)("%s refuses who has not paid, or was refunded", async (name) => {
    for (const person of ["unpaid", "refunded"] as const) {
      await expect(as(person, `select ${name}()`)).rejects.toMatchObject({
        code: "42501",
        message: "Lifetime access is needed",
      });
    }
  });

  it.each([...behindAccess, "search_creatives", "creative_filter_options"])("anon cannot call %s", async (name) => {
    await expect(as("anon", `select ${name}()`)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("half a cursor", () => {
  const id = "11111111-0000-4000-8000-000000000001";
  it.each([
    ["search_ads_swipe", { after_id: id }],
    ["search_ads_swipe", { after_created_at: "2026-01-01" }],
    ["search_creatives", { after_id: id }],
    ["search_meme_templates", { after_id: id, after_name: "A" }],
    ["search_meme_templates", { sort: "alphabetical", after_id: id }],
    ["search_meme_templates", { sort: "newest", after_id: id }],
  ])("is refused by %s instead of giving an empty page", async (name, given) => {
    await expect(call("paid", name, given)).rejects.toMatchObject({ code: "22023" });
  });
});
