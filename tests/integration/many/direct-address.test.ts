import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { type Member, signIn } from "../storage/members.ts";

/** Far less than the time for which a session is trusted when nobody says that it ended. */
const AT_ONCE_MS = 3_000;
let server: TestServer;
let guest: Member;
const logs: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ pooler: "with a direct address", logTo: (line) => logs.push(line) });
  guest = await signIn(server, "guest@loafworks.test");
});
afterAll(() => server.stop());

const look = () => guest.supabase.from("user_profiles").select("id");
const isListening = () =>
  server.db
    .query("select from pg_stat_activity where datname = current_database() and query like 'listen %'")
    .then(({ rowCount }) => rowCount !== 0);

test("past a pooler, a ban made elsewhere counts at once, and nothing is complained about", async () => {
  await until(isListening);
  expect((await look()).error).toBeNull();
  await server.db.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [guest.id]);
  await until(async () => (await look()).error !== null, AT_ONCE_MS);
  await server.db.query("update auth.users set banned_until = null where id = $1", [guest.id]);
  expect(logs.join("")).not.toContain("Set DATABASE_DIRECT_URL");
});

test("a listening connection that is lost is replaced, and what was announced meanwhile is not missed", async () => {
  await until(async () => (await look()).error === null);
  await server.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`,
  );
  await server.db.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [guest.id]);
  await until(async () => (await look()).error !== null, 20_000);
  await until(isListening);
});
