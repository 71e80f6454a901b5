import type pg from "pg";
import { buildRead } from "../src/server/gateway/rest/build-read.ts";
import { readCatalogue } from "../src/server/gateway/rest/catalogue.ts";
import { parseAccept } from "../src/server/gateway/rest/parse-accept.ts";
import { readQuery } from "../src/server/gateway/rest/read-query.ts";
import { startBenchDatabase } from "./support/database.ts";
import { compare, print } from "./support/load.ts";
import { createPaidUser, JWT_SECRET, signIn } from "./support/paid-user.ts";
import { startServerProcess } from "./support/server-process.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const REQUESTS = 1_000;
const PAGE = "select=*&order=created_at.desc,id.desc&limit=20";

/** The gateway against a bare handler with the same statement; deep pages and searches against the first page. */
export default async function rest() {
  const database = await startBenchDatabase();
  try {
    const userId = await createPaidUser(database.pool);
    for (const rows of [10_000, 300_000]) await benchWith(database, rows, userId);
  } finally {
    await database.stop();
  }
}

async function benchWith(database: Awaited<ReturnType<typeof startBenchDatabase>>, rows: number, userId: string) {
  await fill(database.pool, rows);
  const deepPage = Math.min(10_000, rows / 20 - 1);
  const { token, claims } = await signIn(database.pool, userId);
  const statement = await firstPageStatement(database.pool);
  const env = { DATABASE_URL: database.url, JWT_SECRET, KEY_ENCRYPTION_SECRET: JWT_SECRET, DATA_DIR: database.dataDir };
  const bare = await startServerProcess("bare-rest-server", {
    ...env,
    STATEMENT: JSON.stringify(statement),
    CLAIMS: claims,
  });
  const own = await startOwnServer(database);
  const headers = { authorization: `Bearer ${token}` };
  const ads = (name: string, query: string, extra = {}) => ({
    name,
    server: own,
    path: `/rest/v1/ads_swipe?${query}`,
    headers: { ...headers, ...extra },
  });
  const search = (name: string, term: string) => ({
    name,
    server: own,
    path: `/rest/v1/rpc/search_ads_swipe?search=${encodeURIComponent(term)}`,
    headers,
  });
  const deep = await keyset(database.pool, deepPage);

  const [baseline, oneTrip, first, deeper, counted] = await compare(
    [
      { name: "(b) bare handler, page 1", server: bare, path: "/transaction", headers },
      { name: "(c) bare handler with our query", server: bare, path: "/one-trip", headers },
      ads("(a) gateway, page 1", PAGE),
      ads(`(a) gateway, page ${deepPage.toLocaleString("en")} by keyset`, `${PAGE}&${deep}`),
      ads("(a) gateway, page 1 with exact count", PAGE, { prefer: "count=exact" }),
    ],
    rows > 50_000 ? REQUESTS / 2 : REQUESTS,
  );
  if (!baseline || !oneTrip || !first || !deeper || !counted) throw new Error("nothing was measured");
  const title = `${rows.toLocaleString("en")} ads, 20 a page, access policy in force`;
  print(title, [baseline, oneTrip, first], baseline, "CPU of (a) at most 1.5 times (b)");
  print("against a bare handler with the same query", [oneTrip, first], oneTrip, "CPU of (a) at most 1.5 times (c)");
  print(
    "deep pages and counts against page 1",
    [first, deeper, counted],
    first,
    "the deep page at most 1.3 times page 1",
  );

  const searches = await compare(
    [
      ads("page 1", PAGE),
      search("search: rare", "needle"),
      search("search: absent", "xyzzyqwertz"),
      search("search: common", "company"),
      search("search: Cyrillic", "пекарня"),
      search("search: two letters", "an"),
    ],
    REQUESTS / 4,
  );
  const [page1] = searches;
  if (page1) print("searches against page 1", searches, page1, "every search at most 5 times page 1");
  await Promise.all([bare.stop(), own.stop()]);
}

async function fill(pool: pg.Pool, rows: number) {
  await pool.query("truncate public.ads_swipe cascade");
  await pool.query(
    `insert into public.ads_swipe (name, image_url, platform, industry, ad_goal, target_audience, tactics, created_at)
     select 'Company ' || n % 500, '/ads/' || n || '.webp', (array['Facebook', 'Instagram', 'TikTok'])[1 + n % 3],
            'Industry ' || n % 20, 'Goal ' || md5(n::text),
            case when n % 20011 = 7 then 'people with a needle' when n % 997 = 5 then 'Домашняя пекарня' else 'People who like bread' end,
            'tactics', timestamptz '2026-01-01' + n * interval '1 second'
       from generate_series(1, $1::int) n`,
    [rows],
  );
  await pool.query("vacuum analyze public.ads_swipe");
}

async function firstPageStatement(pool: pg.Pool) {
  const catalogue = await readCatalogue(pool, console);
  const relation = catalogue.relations.get("ads_swipe");
  if (!relation) throw new Error("there is no ads_swipe");
  return buildRead(
    relation,
    { ...readQuery(new URLSearchParams(PAGE), undefined), isCounted: false, format: parseAccept(undefined) },
    catalogue,
  );
}

async function keyset(pool: pg.Pool, page: number): Promise<string> {
  const { rows } = await pool.query<{ id: string; at: string }>(
    "select id, to_json(created_at) #>> '{}' as at from public.ads_swipe order by created_at desc, id desc limit 1 offset $1",
    [page * 20 - 1],
  );
  const [last] = rows;
  if (!last) throw new Error(`there is no page ${page}`);
  const after = `(created_at.lt."${last.at}",and(created_at.eq."${last.at}",id.lt.${last.id}))`;
  return new URLSearchParams({ created_at: `lte.${last.at}`, or: after }).toString();
}
