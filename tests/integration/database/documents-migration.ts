import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { migrate } from "../../../src/server/database/migrate.ts";
import { GATEWAY_SCHEMA, PRODUCT_SCHEMA } from "../../../src/server/database/open-database.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createEmptyDatabase } from "../../support/database.ts";

const DOCUMENTS = "20261130000100";
const PEOPLE = 7;

type Old = { id: string; user_id: string; title: string; type: string; text: string | null; seed: string | null };
type Placed = { document_id: string; source_id: string | null };

/** Fills a database from before there were documents, brings it up to date, and looks at each row of it. */
export async function expectDocumentsOf(creatives: number) {
  const database = await createEmptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const pool = createPool({ connectionString: database.url }, pino({ level: "silent" }));
  try {
    const filter = (file: string) => !file.endsWith(".sql") || basename(file) < DOCUMENTS;
    cpSync(PRODUCT_SCHEMA.folder, folder, { recursive: true, filter });
    await migrate(pool, [GATEWAY_SCHEMA, { ...PRODUCT_SCHEMA, folder }]);
    await fill(pool, creatives);
    const columns = await columnsOf(pool);
    const before = await everything(pool, columns);
    const old = await oldRows(pool);
    expect(old).toHaveLength(creatives);
    await migrate(pool, [GATEWAY_SCHEMA, PRODUCT_SCHEMA]);
    expect(await everything(pool, columns)).toEqual(before);
    await expectPlaced(pool, old);
  } finally {
    await pool.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Some with a scene, some without, edits and others. Few descriptions and numbers
 * and times, so that many meet: the same idea made twice and by two people, edits of edits, edits without what they
 * changed, scenes that say nothing, and rows of the same moment.
 */
async function fill(pool: pg.Pool, creatives: number) {
  await pool.query(
    `insert into auth.users (id, email)
     select md5('user ' || n)::uuid, 'maker-' || n || '@loafworks.test' from generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await pool.query(
    `insert into public.creatives (id, user_id, title, prompt, type, format, image_url, created_at, brief)
     select md5('creative ' || n)::uuid, md5('user ' || 1 + n % $2)::uuid, 'Creative ' || n, 'Prompt ' || n,
            case when n * 7919 % 10 < 4 then 'edit' else (array['meta', 'saas', 'meme'])[1 + n % 3] end, '4:5',
            '/storage/v1/object/public/creatives/' || n || '.png',
            timestamptz '2026-01-01' + (n * 104729 % $1) / 3 * interval '1 minute', jsonb_build_object('n', n)
       from generate_series(1, $1::int) n`,
    [creatives, PEOPLE],
  );
  await pool.query(
    `insert into public.creative_scenes (creative_id, user_id, scene, fingerprint)
     select c.id, c.user_id,
            jsonb_strip_nulls(jsonb_build_object(
              'said', case when n % 11 > 0 then jsonb_build_object('text', 'A loaf ' || n * 31 % ($1 / 20 + 1)) end,
              'seed', case when n % 13 > 0 then n % 2 + 1 end)),
            decode(md5('print ' || n), 'hex')
       from public.creatives c, lateral (select (c.brief ->> 'n')::int as n) of where n % 5 > 0`,
    [creatives],
  );
}

const TABLES = ["public.creatives", "public.creative_scenes", "public.user_profiles", "private.object_deletions"];

async function columnsOf(pool: pg.Pool): Promise<Map<string, string[]>> {
  const found = TABLES.map(async (table): Promise<[string, string[]]> => {
    const { rows } = await pool.query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0",
      [table],
    );
    return [table, rows.map(({ name }) => name)];
  });
  return new Map(await Promise.all(found));
}

/** Each table with all that was in its columns before, whatever columns there are now. */
async function everything(pool: pg.Pool, columns: Map<string, string[]>) {
  const found = TABLES.map(async (table) => {
    const { rows } = await pool.query<{ row: string }>(
      `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any($1))::text as row
         from ${table} t order by 1`,
      [columns.get(table)],
    );
    return [
      table,
      rows.length,
      createHash("sha256")
        .update(rows.map(({ row }) => row).join("\n"))
        .digest("hex"),
    ];
  });
  return Promise.all(found);
}

/** Each person's in the order in which they were made. */
async function oldRows(pool: pg.Pool): Promise<Old[]> {
  const { rows } = await pool.query<Old>(
    `select c.id, c.user_id, c.title, c.type, s.scene -> 'said' ->> 'text' as text, s.scene ->> 'seed' as seed
       from public.creatives c left join public.creative_scenes s on s.creative_id = c.id
      order by c.user_id, c.created_at, c.id`,
  );
  return rows;
}

/** Where each belongs, worked out one by one. */
function placesOf(old: readonly Old[]): Map<string, Placed> {
  const places = new Map<string, Placed>();
  const last = new Map<string, string>();
  for (const { id, user_id, type, text, seed } of old) {
    const idea = text !== null && seed !== null ? JSON.stringify([user_id, text, seed]) : undefined;
    const source = type === "edit" && idea !== undefined ? last.get(idea) : undefined;
    const place = source === undefined ? undefined : places.get(source);
    places.set(id, { document_id: place?.document_id ?? id, source_id: source ?? null });
    // An edit without what it changed is followed by none: the next one may be of something else.
    if (idea !== undefined && (type !== "edit" || source !== undefined)) last.set(idea, id);
  }
  return places;
}

async function expectPlaced(pool: pg.Pool, old: readonly Old[]) {
  const places = placesOf(old);
  const { rows: versions } = await pool.query("select id, document_id, source_id, change, name from public.creatives");
  expect(new Map(versions.map((row) => [row.id, { document_id: row.document_id, source_id: row.source_id }]))).toEqual(
    places,
  );
  for (const { source_id, change, name } of versions) {
    expect([change, name]).toEqual([source_id ? { kind: "edit", did: [], missed: [] } : null, null]);
  }
  const joined = [...places.values()].filter(({ source_id }) => source_id !== null);
  // Otherwise nothing was tried.
  expect(joined.length).toBeGreaterThan(old.length / 20);
  const firsts = old.filter(({ id }) => places.get(id)?.document_id === id);
  const { rows: documents } = await pool.query(
    "select id, user_id, title, type, name, shown_id from public.documents order by id",
  );
  const expected = firsts.map(({ id, user_id, title, type }) => ({
    id,
    user_id,
    title,
    type,
    name: null,
    shown_id: null,
  }));
  expect(documents).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const { rows: astray } = await pool.query(
    `select c.id from public.creatives c join public.documents d on d.id = c.document_id where d.user_id <> c.user_id
     union all
     select d.id from public.documents d
      where d.changed_at is distinct from (select max(created_at) from public.creatives c where c.document_id = d.id)`,
  );
  expect(astray).toEqual([]);
}
