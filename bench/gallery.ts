import type pg from "pg";
import { startBenchDatabase } from "./support/database.ts";
import { withoutJoining } from "./support/fill-creatives.ts";
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

/**
 * The users' creatives are interleaved, so that one user's rows do not lie next to each other. Every tenth has been
 * changed twice since.
 */
async function fill(pool: pg.Pool, userId: string, users: number) {
  await pool.query(
    "insert into auth.users (email) select 'maker-' || n || '@loafworks.test' from generate_series(2, $1) n",
    [users],
  );
  const insert = `
    with makers as (select id, row_number() over (order by id <> $1, id) - 1 as place from auth.users), made as (
     select gen_random_uuid() as id, n, makers.id as user_id, 'Meta Creative - Sourdough for people ' || n as title,
            'A loaf on a wooden table in the morning sun, with the words "Worth getting up for", number ' || n
              || case when n % 331 = 7 then ' and a needle' when n % 97 = 5 then ', Домашняя пекарня' else ', bread' end
              || ', warm light, shallow depth of field, room for a logo at the bottom right' as prompt,
            (array['meta', 'saas', 'maker', 'meme'])[1 + n % 4] as type,
            '/storage/v1/object/public/creatives/' || makers.id || '/' || n || '.png' as image_url,
            timestamptz '2026-01-01' + (n * $3 + place) * interval '1 second' as created_at,
            case when n % 10 = 3 then 2 else 0 end as changes
       from generate_series(1, $2::int) n, makers
    ), documents as (
      insert into public.documents (id, user_id, title, type, changed_at)
      select id, user_id, title, type, created_at + changes * interval '1 millisecond' from made
    )
    insert into public.creatives (id, document_id, user_id, title, prompt, type, format, image_url, created_at)
    select case version when 0 then id else gen_random_uuid() end, id, user_id, title, prompt, type, '4:5', image_url,
           created_at + version * interval '1 millisecond'
      from made, generate_series(0, changes) version`;
  await withoutJoining(pool, () => pool.query(insert, [userId, OWN_CREATIVES, users]));
  await pool.query("vacuum analyze public.creatives, public.documents");
}

async function lastPage(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query<{ after_id: string; after_changed_at: string }>(
    `select id as after_id, to_json(changed_at) #>> '{}' as after_changed_at from public.documents
      where user_id = $1 order by changed_at, id limit 1 offset 24`,
    [userId],
  );
  const [row] = rows;
  if (!row) throw new Error("there is no last page");
  return row;
}
