import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import type { Member } from "../storage/members.ts";
import { generate, openStudio, type Studio, signInMaker } from "./studio.ts";

const MAKERS = 34;
const GENERATIONS = 100;
const LOOKS = 20;

let studio: Studio;
const makers: Member[] = [];

beforeAll(async () => {
  studio = await openStudio();
  for (let i = 0; i < MAKERS; i++) makers.push(await signInMaker(studio.server, `maker${i}@loafworks.test`));
});
afterAll(() => studio.stop());

test(`${GENERATIONS} generations at once are all done, and hold no database connection while the service works`, async () => {
  const { gemini, server } = studio;
  gemini.forget();
  let letGo = () => {};
  const after = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  gemini.next(...Array.from({ length: GENERATIONS }, () => ({ after })));
  const startedAt = Date.now();
  const all = Promise.all(
    Array.from({ length: GENERATIONS }, (_, i) => generate(server, makers[i % MAKERS] as Member, { format: "1.91:1" })),
  );
  await until(() => gemini.open() === GENERATIONS, 60_000);
  // All generations wait for the service now. Only the renewal of leases may be active in the database.
  const busy: number[] = [];
  const pages: number[] = [];
  while (pages.length < LOOKS) {
    const { rows } = await server.db.query(
      `select count(*) as busy from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
          and (state like 'idle in transaction%' or state = 'active')`,
    );
    busy.push(rows[0].busy);
    const asked = performance.now();
    await makers[0]?.supabase.from("creatives").select("*").limit(3);
    pages.push(performance.now() - asked);
  }
  letGo();
  expect(Math.max(...busy)).toBeLessThanOrEqual(1);
  expect(pages.sort((a, b) => a - b)[Math.floor(pages.length * 0.95)]).toBeLessThan(1_000);
  const replies = await all;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body.creative_id)).size).toBe(GENERATIONS);
  expect(gemini.maxAtOnce()).toBe(GENERATIONS);
  expect(Date.now() - startedAt).toBeLessThan(60_000);
});
