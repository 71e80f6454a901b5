import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADS } from "../../../content/ads/ads.ts";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { seedAds } from "../../../src/server/content/seed-ads.ts";
import { seedMemes } from "../../../src/server/content/seed-memes.ts";
import { openDatabase } from "../../../src/server/database/open-database.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../../support/database.ts";

const PROCESSES = 4;
const logger = pino({ level: "silent" });
let database: TestDatabase;
let pools: pg.Pool[];

beforeAll(async () => {
  database = await createDatabase();
  pools = Array.from({ length: PROCESSES }, () => createPool({ connectionString: database.url }, logger));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

test("processes that start at once on a new database all bring its content in, and it is there once", async () => {
  await widenTheGap();
  await Promise.all(
    pools.map(async (pool) => {
      await seedMemes(pool, MEME_TEMPLATES.slice(0, 1));
      await seedAds(pool, ADS);
    }),
  );
  const counted = await pools[0]?.query(
    "select (select count(*) from public.ads_swipe) as ads, (select count(*) from public.meme_templates) as memes",
  );
  expect(counted?.rows).toEqual([{ ads: ADS.length, memes: 1 }]);
});

test("a direct address that leads to another database is refused before anything is changed there", async () => {
  const other = await createEmptyDatabase();
  const config = readConfig({
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: other.url,
    JWT_SECRET: "a-secret-of-more-than-32-characters",
    KEY_ENCRYPTION_SECRET: "another-secret-of-more-than-32-characters",
  });
  await expect(openDatabase(config, logger)).rejects.toThrow("DATABASE_DIRECT_URL leads to another database");
  const pool = createPool({ connectionString: other.url }, logger);
  const { rows } = await pool.query("select to_regclass('private.migrations') as found");
  await pool.end();
  await other.drop();
  expect(rows).toEqual([{ found: null }]);
});

/**
 * Of two that insert the same template, the second fails when it comes between the first one's entries in the two unique
 * indexes. A slow index between them makes that moment last; indexes are filled in the order in which they were made.
 */
async function widenTheGap() {
  await pools[0]?.query(`
    create function public.slowly(text) returns text language plpgsql immutable
      as 'begin perform pg_sleep(0.3); return $1; end';
    alter table public.meme_templates drop constraint meme_templates_slug_key;
    create index on public.meme_templates (public.slowly(name));
    alter table public.meme_templates add constraint meme_templates_slug_key unique (slug);
  `);
}
