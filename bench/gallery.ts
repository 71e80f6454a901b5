import type pg from "pg";
import { startBenchDatabase } from "./support/database.ts";
import { type Case, compare, print } from "./support/load.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const REQUESTS = 500;
const OWN_CREATIVES = 1_000;
const USERS = 1_000;

/** A page and a search of one user's gallery, alone in the database and among a million creatives of a thousand users. */
export default async function gallery() {
  const small = await openGallery(1);
  const large = await openGallery(USERS);
  try {
    await comparePages(small, large);
    await compareSearches(large);
  } finally {
    await small.stop();
    await large.stop();
  }
}

type Gallery = Awaited<ReturnType<typeof openGallery>>;

async function openGallery(users: number) {
  const database = await startBenchDatabase();
  const userId = await createPaidUser(database.pool);
  await fill(database.pool, userId, users);
  const deep = await lastPage(database.pool, userId);
  const { token } = await signIn(database.pool, userId);
  const server = await startOwnServer(database);
  const ask = (name: string, query: Record<string, string> = {}, routine = "search_creatives"): Case => ({
    name,
    server,
    path: `/rest/v1/rpc/${routine}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    ask,
    deep,
    rows: users * OWN_CREATIVES,
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}

async function comparePages(small: Gallery, large: Gallery) {
  const named = ({ rows }: Gallery, what: string) => `${what}, ${rows.toLocaleString("en")} rows`;
  const cases = [small, large].flatMap((gallery) => [
    gallery.ask(named(gallery, "page 1")),
    gallery.ask(named(gallery, "last page"), gallery.deep),
    gallery.ask(named(gallery, "one type"), { type: "saas" }),
  ]);
  const measured = await compare(cases, REQUESTS);
  for (const index of [0, 1, 2]) {
    const [alone, among] = [measured[index], measured[index + 3]];
    if (alone && among) {
      print(alone.name, [alone, among], alone, "among a million rows at most 1.3 times as long");
    }
  }
}

async function compareSearches({ ask }: Gallery) {
  const searches = await compare(
    [
      ask("page 1"),
      ask("search: rare", { search: "needle" }),
      ask("search: absent", { search: "xyzzyqwertz" }),
      ask("search: common", { search: "bread" }),
      ask("search: Cyrillic", { search: "пекарня" }),
      ask("search: two letters, absent", { search: "q7" }),
      ask("search: rare, one type", { search: "needle", type: "saas" }),
      ask("count: all", {}, "count_creatives"),
      ask("count: common", { search: "bread" }, "count_creatives"),
      ask("all ids", {}, "list_creative_ids"),
    ],
    REQUESTS,
  );
  const [page] = searches;
  if (page)
    print("searches of 1,000 own among a million", searches, page, "every search and count at most 5 times page 1");
}

/** The users' creatives are interleaved, so that one user's rows do not lie next to each other. */
async function fill(pool: pg.Pool, userId: string, users: number) {
  await pool.query(
    "insert into auth.users (email) select 'maker-' || n || '@loafworks.test' from generate_series(2, $1) n",
    [users],
  );
  await pool.query(
    `with makers as (select id, row_number() over (order by id <> $1, id) - 1 as place from auth.users)
     insert into public.creatives (user_id, title, prompt, type, format, image_url, created_at)
     select makers.id, 'Meta Creative - Sourdough for people ' || n,
            'A loaf on a wooden table in the morning sun, with the words "Worth getting up for", number ' || n
              || case when n % 331 = 7 then ' and a needle' when n % 97 = 5 then ', Домашняя пекарня' else ', bread' end
              || ', warm light, shallow depth of field, room for a logo at the bottom right',
            (array['meta', 'saas', 'maker', 'meme'])[1 + n % 4], '4:5',
            '/storage/v1/object/public/creatives/' || makers.id || '/' || n || '.png',
            timestamptz '2026-01-01' + (n * $3 + place) * interval '1 second'
       from generate_series(1, $2::int) n, makers`,
    [userId, OWN_CREATIVES, users],
  );
  await pool.query("vacuum analyze public.creatives");
}

async function lastPage(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query<{ after_id: string; after_created_at: string }>(
    `select id as after_id, to_json(created_at) #>> '{}' as after_created_at from public.creatives
      where user_id = $1 order by created_at, id limit 1 offset 24`,
    [userId],
  );
  const [row] = rows;
  if (!row) throw new Error("there is no last page");
  return row;
}
