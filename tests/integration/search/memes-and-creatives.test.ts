import { describe, expect, it } from "vitest";
import { userId } from "../policies/people.ts";
import { type Row, searching } from "./searching.ts";

const { as, server, call, options, insertCreatives, readAllPages, afterDate, afterChange, ids, scans } = searching();

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

  it("finds a creative by what any of its versions says, by its name, and by the title that a version gone gave it", async () => {
    const own = { first: crypto.randomUUID(), second: crypto.randomUUID() };
    await server(
      `insert into creatives (id, user_id, title, prompt, type, image_url) values
         ($2, $1, 'Oven', 'A sourdough loaf', 'meta', '/1')`,
      [userId("paid"), own.first],
    );
    await server(
      `insert into creatives (id, user_id, document_id, title, prompt, name, type, image_url) values
         ($3, $1, $2, 'Edited Creative', 'Make it rye', 'For stories', 'edit', '/2')`,
      [userId("paid"), own.first, own.second],
    );
    await server("update documents set name = 'Launch' where id = $1", [own.first]);
    const found = async (search: string) => (await call("paid", "search_creatives", { search })).map(({ id }) => id);
    for (const search of ["sourdough", "RYE", "stories", "launch", "oven"]) {
      expect(await found(search)).toEqual([own.first]);
    }
    expect(await found("launch sourdough")).toEqual([]);
    await server("delete from creatives where id = $1", [own.first]);
    await server("update documents set name = null where id = $1", [own.first]);
    expect(await found("oven")).toEqual([own.first]);
    expect(await found("sourdough")).toEqual([]);
    // Its type is that of its first version, as its edits are of no other.
    expect(await call("paid", "search_creatives", { search: "rye", type: "meta" })).toHaveLength(1);
    expect(await call("paid", "search_creatives", { type: "edit" })).toEqual([]);
  });

  it("shows the newest version of each, its headline, and how many there are; or the one gone back to", async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const fact = (value: string, more = {}) => ({ role: "headline", value, sure: 1, by: "user", ...more });
    const insert = (id: string, minute: number, facts: unknown[]) =>
      server(
        `insert into creatives (id, user_id, document_id, title, prompt, type, image_url, created_at, brief)
         values ($1::uuid, $2, $3, 'Loaf', 'P', 'meta', '/' || $1::text, timestamptz '2027-01-01' + $4 * interval '1 minute', $5)`,
        [id, userId("paid"), id === first ? null : first, minute, JSON.stringify({ facts })],
      );
    await insert(first, 0, [{ role: "button", value: "Buy" }, fact("Rise", { isOut: false })]);
    await insert(second, 1, [fact("Rise", { isOut: true }), fact("Shine")]);
    const card = async () => (await call("paid", "search_creatives", { search: "loaf" }))[0];
    expect(await card()).toMatchObject({ id: first, version_id: second, headline: "Shine", versions: 2 });
    await as("paid", "select show_version($1)", [first]);
    expect(await card()).toMatchObject({ version_id: first, headline: "Rise", image_url: `/${first}` });
    // A new version is the one to be seen, and moves its creative to the front.
    await insert(crypto.randomUUID(), 2, []);
    expect(await card()).toMatchObject({
      id: first,
      headline: null,
      versions: 3,
      changed_at: "2027-01-01 00:02:00+00",
    });
    expect((await call("paid", "search_creatives", { page_size: 1 }))[0]).toMatchObject({ id: first });
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
      const found = await readAllPages("search_creatives", { ...given, page_size: 7 }, afterChange);
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
    // More than ten: the index still contains rows that earlier tests rolled back.
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
