import { afterAll, beforeAll, expect, test } from "vitest";
import { lockStarts } from "../../../src/server/ai/lock-starts.ts";
import { until } from "../../support/process.ts";
import type { Member } from "../storage/members.ts";
import { generate, openStudio, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "maker@loafworks.test");
});
afterAll(() => studio.stop());

test("a generation that is slow to be written down is not taken for a cancelled one", async () => {
  const { db } = studio.server;
  const held = await db.connect();
  try {
    await held.query("begin");
    await lockStarts(held, maker.id);
    const asked = generate(studio.server, maker);
    await until(async () => {
      const waiting = await held.query("select from pg_locks where locktype = 'advisory' and not granted");
      return waiting.rowCount === 1;
    });
    // Every check of the leases ends abandoned generations: once this row has ended, a check has taken place.
    const abandoned = await abandon();
    await until(async () => {
      const { rows } = await db.query("select state from public.generations where id = $1", [abandoned]);
      return rows[0].state === "interrupted";
    });
    await held.query("commit");
    expect((await asked).status).toBe(200);
  } finally {
    held.release();
  }
});

/** A generation of somebody whose process has died. */
async function abandon(): Promise<string> {
  const { rows } = await studio.server.db.query(
    `with somebody as (insert into auth.users (email) values ('left@loafworks.test') returning id)
     insert into public.generations (user_id, id, state, prompt, type, title, lease_until)
     select id, gen_random_uuid(), 'running', '', '', '', now() - interval '1 minute' from somebody returning id`,
  );
  return rows[0].id;
}
