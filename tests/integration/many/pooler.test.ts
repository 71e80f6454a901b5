import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import {
  call,
  generate,
  openStudio,
  openTwin,
  picture,
  request,
  type Studio,
  signInMaker,
} from "../generation/studio.ts";
import { png } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";

let studio: Studio;
let twin: Awaited<ReturnType<typeof openTwin>>;
let maker: Member;
const logs: string[] = [];

beforeAll(async () => {
  studio = await openStudio({ pooler: "alone", logTo: (line) => logs.push(line) });
  twin = await openTwin(studio.server);
  maker = await signInMaker(studio.server, "maker@loafworks.test");
});
afterAll(async () => {
  await twin.stop();
  await studio.stop();
});

test("behind a pooler in transaction mode people sign in, upload, generate once, export and delete", async () => {
  const wanted = request();
  studio.gemini.forget();
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, i) => call(i % 2 ? twin : studio.server, maker, "generate-creative", wanted)),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(studio.gemini.calls).toHaveLength(1);
  expect((await picture(twin, replies[0] ?? { status: 0, body: {} })).length).toBeGreaterThan(1000);

  const uploads = await Promise.all(
    Array.from({ length: 3 }, async (_, i) =>
      maker.creatives.upload(`${maker.id}/${i}.png`, await png(), { contentType: "image/png" }),
    ),
  );
  expect(uploads.map(({ error }) => error)).toEqual([null, null, null]);
  expect((await maker.creatives.list(maker.id)).data).toHaveLength(4);

  const reads = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      i % 2 ? maker.supabase.from("creatives").select("id") : maker.supabase.from("user_profiles").select("email"),
    ),
  );
  expect(new Set(reads.map(({ data }) => data?.length))).toEqual(new Set([1]));

  expect((await call(studio.server, maker, "cancel-generation", { requestId: wanted.requestId })).body).toMatchObject({
    cancelled: false,
  });
  const zip = await fetch(`${twin.url}/functions/v1/export-data`, {
    method: "POST",
    headers: maker.headers,
    body: "{}",
  });
  expect(zip.status).toBe(200);
  expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(1000);

  const removed = await maker.supabase.from("creatives").delete().eq("id", replies[0]?.body.creative_id).select("id");
  expect(removed.data).toHaveLength(1);
  const { data } = await maker.supabase.auth.refreshSession();
  expect(data.session?.user.email).toBe("maker@loafworks.test");
});

test("nobody's role, claims or limits are left on a connection that the next person gets", async () => {
  const stranger = await signIn(studio.server, "stranger@loafworks.test");
  const everybody = [maker, stranger];
  const seen = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const who = everybody[i % 2] as Member;
      const { data } = await who.supabase.from("user_profiles").select("id");
      return data?.every(({ id }) => id === who.id) && data.length === 1;
    }),
  );
  expect(new Set(seen)).toEqual(new Set([true]));
});

test("no lock, prepared statement or open transaction outlives its statement on the database's connections", async () => {
  await generate(studio.server, maker);
  await until(async () => {
    const { rows } = await studio.server.db.query(
      `select count(*) as left from pg_stat_activity a
        where datname = current_database() and pid <> pg_backend_pid()
          and (state like 'idle in transaction%'
               or exists (select from pg_locks l where l.pid = a.pid and locktype = 'advisory'))`,
    );
    return rows[0].left === 0;
  });
});

test("that notifications do not arrive is noticed and said, and a ban elsewhere counts within seconds all the same", async () => {
  await until(() => logs.some((line) => line.includes("Set DATABASE_DIRECT_URL to the database itself")));
  const guest = await signIn(studio.server, "guest@loafworks.test");
  expect((await guest.supabase.from("user_profiles").select("id")).error).toBeNull();
  await studio.server.db.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
    guest.id,
  ]);
  const startedAt = Date.now();
  await until(async () => (await guest.supabase.from("user_profiles").select("id")).error !== null, 20_000);
  expect(Date.now() - startedAt).toBeLessThan(20_000);
});
