import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPool, inTransaction, toAppError } from "../../../src/server/database/pool.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { type Member, signInPaid } from "../storage/members.ts";

let server: TestServer;
let maker: Member;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startTestServer();
  maker = await signInPaid(server, "maker@example.com");
  pool = createPool({ connectionString: server.databaseUrl }, pino({ level: "silent" }));
  // A sequence keeps counting when its transaction is rolled back, so PostgreSQL itself can fail a set number of times.
  await server.db.query(`
    create sequence private.tries;
    create table private.conflict (times int, sqlstate text);
    create function private.undo() returns trigger language plpgsql security definer as $$
    declare wanted record;
    begin
      select * into wanted from private.conflict;
      if nextval('private.tries') <= wanted.times then
        raise exception 'undone for another' using errcode = wanted.sqlstate;
      end if;
      return old;
    end $$;
    create trigger undo before delete on public.creatives for each row execute function private.undo();`);
});
afterAll(async () => {
  await pool.end();
  await maker.close();
  await server.stop();
});
beforeEach(() => server.db.query("delete from private.conflict; alter sequence private.tries restart"));

async function undoneTimes(times: number, sqlstate: string) {
  await server.db.query("insert into private.conflict values ($1, $2)", [times, sqlstate]);
  await server.db.query(
    "insert into creatives (user_id, title, prompt, type, image_url) values ($1, 'Title', 'Prompt', 'meta', '/x.png')",
    [maker.id],
  );
}
const creatives = async () => (await server.db.query("select from creatives")).rowCount;
const deleteInTransaction = () =>
  inTransaction(pool, (transaction) => transaction.query("delete from creatives").then(({ rowCount }) => rowCount));
const deleteOverTheWire = (accept = "application/json") =>
  fetch(`${server.url}/rest/v1/creatives?user_id=eq.${maker.id}`, {
    method: "DELETE",
    headers: { ...maker.headers, accept, prefer: "return=representation" },
  });

test.each(["40001", "40P01"])("what PostgreSQL undoes with %s is done again, from the start", async (sqlstate) => {
  await undoneTimes(3, sqlstate);
  expect(await deleteInTransaction()).toBe(1);
  expect(await creatives()).toBe(0);
  await server.db.query("alter sequence private.tries restart; delete from private.conflict");
  await undoneTimes(3, sqlstate);
  expect((await deleteOverTheWire()).status).toBe(200);
  expect(await creatives()).toBe(0);
});

test("after a few tries it is left, and the answer asks to come again", async () => {
  await undoneTimes(1_000, "40P01");
  const failure = await deleteInTransaction().catch(toAppError);
  expect(failure).toMatchObject({ code: "unavailable", message: expect.stringContaining("Nothing was changed") });
  const { rows } = await server.db.query("select last_value from private.tries");
  expect(rows).toEqual([{ last_value: 5 }]);
  for (const accept of ["application/json", "application/vnd.pgrst.object+json"]) {
    const answer = await deleteOverTheWire(accept);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.json()).toMatchObject({ code: "40P01" });
  }
  expect(await creatives()).toBe(1);
});

test("any other failure is told at once", async () => {
  await undoneTimes(1_000, "23514");
  await expect(deleteInTransaction()).rejects.toMatchObject({ code: "23514" });
  const { rows } = await server.db.query("select last_value from private.tries");
  expect(rows).toEqual([{ last_value: 1 }]);
});
