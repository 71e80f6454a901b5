import type pg from "pg";

export const OWN_CREATIVES = 1_000;
/** Of each user's, in one statement: at ten thousand users that is half a million rows. */
const AT_ONCE = 50;
const TABLES = ["public.documents", "public.creatives", "storage.objects"];

const MAKERS = "makers as (select id, row_number() over (order by id <> $1, id) - 1 as place from auth.users)";
const INSERT_CREATIVES = `with ${MAKERS}, made as (
  select gen_random_uuid() as id, makers.id as user_id, 'Meta Creative - Sourdough for people ' || n as title,
         'A loaf on a wooden table in the morning sun, with the words "Worth getting up for", number ' || n
           || case when n % 331 = 7 then ' and a needle' when n % 97 = 5 then ', Домашняя пекарня' else ', bread' end
           || ', warm light, shallow depth of field, room for a logo at the bottom right' as prompt,
         (array['meta', 'saas', 'maker', 'meme'])[1 + n % 4] as type, '4:5' as format,
         '/storage/v1/object/public/creatives/' || makers.id || '/' || n || '.png' as image_url,
         timestamptz '2026-01-01' + (n * $4::bigint + place) * interval '1 second' as created_at
    from generate_series($2::int, $3::int) n, makers
  ), documents as (
    insert into public.documents (id, user_id, title, type, changed_at)
    select id, user_id, title, type, created_at from made
  )
  insert into public.creatives (id, document_id, user_id, title, prompt, type, format, image_url, created_at)
  select id, id, user_id, title, prompt, type, format, image_url, created_at from made`;
const INSERT_OBJECTS = `with ${MAKERS}
  insert into storage.objects (bucket_id, name, owner, owner_id, created_at, metadata, version)
  select 'creatives', makers.id || '/' || n || '.png', makers.id, makers.id::text,
         timestamptz '2026-01-01' + n * interval '1 second',
         jsonb_build_object('eTag', md5(n::text), 'size', 1500000 + n, 'mimetype', 'image/png',
           'cacheControl', 'max-age=31536000', 'contentLength', 1500000 + n, 'httpStatusCode', 200),
         md5(makers.id::text || n) || '-' || md5(n::text) || md5(makers.id::text) || '.png'
    from generate_series($2::int, $3::int) n, makers`;

/**
 * A thousand creatives with their stored pictures' rows for each of this many users. The users' rows are interleaved, so
 * that one user's rows do not lie next to each other. Indexes and constraints are made afterwards, which is far faster.
 */
export async function fillCreatives(pool: pg.Pool, userId: string, users: number) {
  await pool.query(
    "insert into auth.users (email) select 'maker-' || n || '@loafworks.test' from generate_series(2, $1) n",
    [users],
  );
  const remake = await dropIndexes(pool);
  await withoutJoining(pool, async () => {
    for (let from = 1; from <= OWN_CREATIVES; from += AT_ONCE) {
      await pool.query(INSERT_CREATIVES, [userId, from, from + AT_ONCE - 1, users]);
      await pool.query(INSERT_OBJECTS, [userId, from, from + AT_ONCE - 1]);
    }
  });
  await remake();
  for (const table of [...TABLES, "auth.users"]) await pool.query(`vacuum analyze ${table}`);
}

/** For rows that come with their documents: otherwise each of them would look for its own. */
export async function withoutJoining(pool: pg.Pool, work: () => Promise<unknown>) {
  await pool.query("alter table public.creatives disable trigger creatives_join_document");
  await work();
  await pool.query("alter table public.creatives enable trigger creatives_join_document");
}

/** Foreign keys go first and come back last, since they need the keys that they refer to. */
async function dropIndexes(pool: pg.Pool) {
  const constraints = await pool.query<{ name: string; owner: string; made: string }>(
    `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as made from pg_constraint
      where contype in ('f', 'p', 'u') and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
      order by contype = 'f' desc`,
    [TABLES],
  );
  for (const { name, owner } of constraints.rows) await pool.query(`alter table ${owner} drop constraint "${name}"`);
  const indexes = await pool.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = any ($1::regclass[])`,
    [TABLES],
  );
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`);
  return async () => {
    for (const { made } of indexes.rows) await pool.query(made);
    for (const { name, owner, made } of constraints.rows.toReversed()) {
      await pool.query(`alter table ${owner} add constraint "${name}" ${made}`);
    }
  };
}
