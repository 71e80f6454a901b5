import { argv } from "node:process";
import { queueOrphans } from "../src/server/objects/queue-orphans.ts";
import { startBenchDatabase } from "./support/database.ts";
import { compare, print } from "./support/load.ts";
import { openRows, type RowDatabase } from "./support/row-databases.ts";

const SIZES = [100_000, 1_000_000, 10_000_000];
const REQUESTS = 300;
/** Many, because a round takes under a second and the sizes are to differ by less than what a machine does beside them. */
const ROUNDS = 25;
const GOAL = "at most 1.3 times as long as with the fewest creatives";

/** What one user asks for: a page, a search, a count, Settings. */
const QUESTIONS: { title: string; routine: string; query?: Record<string, string>; isDeep?: boolean }[] = [
  { title: "page 1", routine: "search_creatives" },
  { title: "last page", routine: "search_creatives", isDeep: true },
  { title: "one type", routine: "search_creatives", query: { type: "saas" } },
  { title: "search: rare", routine: "search_creatives", query: { search: "needle" } },
  { title: "search: absent", routine: "search_creatives", query: { search: "xyzzyqwertz" } },
  { title: "count: all", routine: "count_creatives" },
  { title: "storage used", routine: "storage_used" },
];

/**
 * One user's gallery of a thousand creatives among ever more of other people's, through the whole server. All sizes are
 * there at once, each in a database of its own, so that they are measured side by side. Ten million creatives and their
 * pictures' rows need 20 GB of disk. Other sizes: npm run bench -- scale-rows 100000 3000000
 */
export default async function scaleRows(sizes = argv.slice(3).map(Number)) {
  const cluster = await startBenchDatabase();
  const opened: RowDatabase[] = [];
  try {
    // For filling only: checkpoints and sorting on disk would take most of the time.
    await cluster.asAdmin(
      "alter system set max_wal_size = '8GB'",
      "alter system set maintenance_work_mem = '512MB'",
      "select pg_reload_conf()",
    );
    for (const creatives of sizes.length > 0 ? sizes : SIZES) {
      const database = await openRows(cluster, creatives);
      opened.push(database);
      await describe(database);
    }
    for (const { title, routine, query, isDeep } of QUESTIONS) {
      const cases = opened.map(async ({ signIn, deep }) => (await signIn())(routine, isDeep ? deep : query));
      const measured = await compare(await Promise.all(cases), REQUESTS, ROUNDS);
      if (measured[0]) print(title, measured, measured[0], GOAL);
    }
  } finally {
    for (const database of opened) await database.stop();
    await cluster.stop();
  }
}

/** What the rows take, what the sweep over all of them costs, and the plans behind a page and a search. */
async function describe({ creatives, pool, userId, fillSeconds }: RowDatabase) {
  console.log(`\n${creatives.toLocaleString("en")} creatives, filled in ${fillSeconds.toFixed(0)} s`);
  const sizes = await pool.query<{ size: string }>(
    `select format('%s: %s, of which indexes %s', name, pg_size_pretty(pg_total_relation_size(name)),
                   pg_size_pretty(pg_indexes_size(name))) as size
       from unnest(array['public.documents', 'public.creatives', 'storage.objects']::regclass[]) name`,
  );
  for (const { size } of sizes.rows) console.log(`  ${size}`);
  const startedAt = performance.now();
  await queueOrphans(pool);
  console.log(`  the hourly look for orphans: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  // As the functions of the page ask.
  for (const term of ["null", "'xyzzyqwertz'"]) {
    const { rows } = await pool.query<{ conditions: string }>(
      `select private.documents_where(${term}, null, null) as conditions`,
    );
    const conditions = rows[0]?.conditions.replaceAll("$1", `'${userId}'`).replaceAll("$2", term);
    const page = `select c.* from (select d.id from public.documents d where ${conditions}
      order by d.changed_at desc, d.id desc limit 24) page join public.creative_cards c using (id)
      order by c.changed_at desc, c.id desc`;
    await pool.query(page);
    const plan = await pool.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers, costs off) ${page}`);
    for (const row of plan.rows) console.log(`    ${row["QUERY PLAN"]}`);
  }
}
