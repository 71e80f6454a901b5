import { type Actor, type Person, userId } from "../policies/people.ts";
import { policyDatabase } from "../policies/policy-database.ts";

export type Row = Record<string, unknown>;

/** A database with everybody in it, and helper functions for search tests. */
export function searching() {
  const { as, server } = policyDatabase();

  /** Calls a function as supabase-js does, by the names of its arguments. */
  function call(actor: Actor, name: string, given: Row = {}): Promise<Row[]> {
    const names = Object.keys(given).map((argument, i) => `${argument} => $${i + 1}`);
    // Text keeps the microseconds that a JavaScript date would drop from a cursor.
    const cursor = name === "search_creatives" ? "changed_at" : "created_at";
    return as(actor, `select *, ${cursor}::text from ${name}(${names.join(", ")})`, Object.values(given));
  }

  async function options(actor: Actor, name: string) {
    const [row] = await as(actor, `select ${name}() as options`);
    return row.options;
  }

  /** Each with a stored picture, unless its address is empty. */
  const insertAds = (rows: Row[]) =>
    server(
      `insert into ads_swipe
         (name, image_url, supabase_image_url, platform, industry, ad_goal, target_audience, created_at)
       select name, coalesce(image_url, 'https://example.com/' || gen_random_uuid()),
         nullif(coalesce(supabase_image_url, '/stored.webp'), ''), platform, industry, ad_goal, target_audience,
         coalesce(created_at, now())
       from json_populate_recordset(null::ads_swipe, $1)`,
      [JSON.stringify(rows)],
    );

  const insertManyAds = (count: number, columns = "") =>
    server(
      `insert into ads_swipe (name, image_url, supabase_image_url, industry, ad_goal, created_at)
       select 'Bakery ' || n, '/' || n, '/' || n, 'Food', 'Drive sales' ${columns}, timestamptz '2026-01-01' + n / 10 * interval '1 minute'
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
  const afterChange = (last: Row) => ({ after_changed_at: last.changed_at, after_id: last.id });
  const ids = (rows: Row[]) => rows.map(({ id }) => id);
  const names = (rows: Row[]) => rows.map(({ name }) => name);

  /** How often this transaction has used an index, or scanned a whole table. */
  async function scans(relation: string): Promise<number> {
    const [row] = await server("select pg_stat_get_xact_numscans($1::regclass) as scans", [`public.${relation}`]);
    return Number(row.scans);
  }

  return {
    as,
    server,
    call,
    options,
    insertAds,
    insertManyAds,
    insertCreatives,
    readAllPages,
    afterDate,
    afterChange,
    ids,
    names,
    scans,
  };
}
