import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAs } from "../../support/browser.ts";
import { signInBananaman, userIdOf } from "../../support/people.ts";
import { until } from "../../support/process.ts";
import { saveDesign } from "../generation/save-design.ts";
import { call, GOOD_KEY, generate, openStudio, picture, type Studio, signInMaker } from "../generation/studio.ts";
import { png } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { payAtTestCheckout } from "./pay.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.stop());

const remove = (who: Member, confirmation: string) => call(studio.server, who, "delete-account", { confirmation });

/** Every place in the database that holds one of these texts, by table: all columns, as text. */
async function findTraces(...texts: string[]): Promise<string[]> {
  const { db } = studio.server;
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const { rowCount } = await db.query(`select from ${name} t where t::text ilike '%' || $1 || '%'`, [text]);
      if (rowCount) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

const files = (folder: string) =>
  readdirSync(join(studio.server.config.DATA_DIR, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

/** A user with some of every kind of data. */
async function liveAFullLife(email: string) {
  const { server, gemini } = studio;
  const person = await signIn(server, email);
  await payAtTestCheckout(server, person);
  await call(server, person, "save-api-key", { api_key: "demo" });
  const composed = await generate(server, person, { prompt: "Sourdough, 20 % off this week" });
  const designed = await saveDesign(server, person, composed);
  await call(server, person, "save-api-key", { api_key: GOOD_KEY });
  const made = await generate(server, person);
  await picture(server, made);
  await fetch(`${server.url}${made.body.image_url}`.replace("/object/", "/render/image/").concat("?width=320"));
  await generate(server, person, { prompt: "[case:image_safety] no" });
  await call(server, person, "enhance-prompt", { text: "bread", adType: "meta" });
  const { error: unread } = await person.supabase.from("lesson_reads").insert({ lesson: "text" });
  expect(unread).toBeNull();
  const upload = await person.creatives.upload(`${person.id}/mine.png`, await png(), { contentType: "image/png" });
  expect([composed.status, designed.status, made.status, upload.error]).toEqual([200, 200, 200, null]);
  const admin = await signInBananaman(server, "admin@loafworks.test");
  await server.db.query("insert into public.bananaman (user_id) values ($1)", [person.id]);
  await admin.supabase.functions.invoke("grant-free-access", { body: { user_id: person.id } });
  await call(server, person, "grant-free-access", { user_id: await userIdOf(admin) });
  // Its address contains the other one, so that a search for that finds both.
  await admin.supabase.functions.invoke("change-user-email", {
    body: { user_id: person.id, email: `moved-${email}`, reason: "Lost the mailbox" },
  });
  await server.db.query("insert into private.audit_log (action, target, details) values ('change-email', $1, $2)", [
    email,
    { from: email },
  ]);
  await server.db.query(
    "insert into private.outbox (kind, recipient, sealed_props, next_attempt_at) values ('receipt', $1, '', 'infinity')",
    [email],
  );
  gemini.next({ hang: "before the headers" });
  const running = generate(server, person, { prompt: "Never finished" });
  await until(async () => {
    const { rows } = await server.db.query("select from generations where user_id = $1 and state = 'running'", [
      person.id,
    ]);
    return rows.length === 1;
  });
  return { person, running, admin };
}

test("a deleted account leaves nothing but anonymised orders", async () => {
  const { server } = studio;
  const email = "leaver@loafworks.test";
  const before = { objects: (await storedFiles(server)).length, renditions: files("renditions").length };
  const { person, running, admin } = await liveAFullLife(email);
  const bare = person.id.replaceAll("-", "");
  // Proves that the search works: otherwise finding nothing afterwards would mean nothing.
  const known = await findTraces(person.id, email, bare);
  for (const table of [
    "auth.users",
    "auth.sessions",
    "auth.magic_links",
    "private.api_keys",
    "private.audit_log",
    "private.email_changes",
    "private.mail_log",
    "public.creative_pictures",
    "public.lesson_reads",
  ]) {
    expect(known.join("\n")).toContain(table);
  }
  expect((await storedFiles(server)).length).toBe(before.objects + 4);
  expect(files("renditions").length).toBe(before.renditions + 1);
  const paid = await server.db.query(
    "select amount_total, status, kind from stripe_orders o join stripe_customers c using (customer_id) where user_id = $1 order by kind",
    [person.id],
  );

  expect(await remove(person, "  Leaver@Loafworks.test ")).toEqual({
    status: 200,
    body: { success: true, deleted: true },
  });
  expect((await running).status).toBeGreaterThanOrEqual(400);
  await until(async () => (await server.db.query("select from private.object_deletions")).rowCount === 0);
  await until(async () => (await storedFiles(server)).length === before.objects);
  expect(await findTraces(person.id, email, bare)).toEqual([]);
  expect(files("renditions").length).toBe(before.renditions);

  const { rows: orders } = await server.db.query(
    `select o.amount_total, o.status, o.kind from stripe_orders o join stripe_customers c using (customer_id)
      where c.user_id is null and c.deleted_at is not null order by kind`,
  );
  expect(orders).toEqual(paid.rows);
  expect(orders.map(({ kind, amount_total }) => [kind, amount_total])).toEqual([
    ["grant", 0],
    ["purchase", 9700],
  ]);
  // The people they gave access to keep it.
  expect((await admin.supabase.rpc("has_access")).data).toBe(true);
  expect((await call(server, person, "export-data", {})).status).toBe(401);
  expect((await person.supabase.from("creatives").select()).data ?? []).toEqual([]);
});

test("the same address can begin anew, with an empty account", async () => {
  const { server } = studio;
  const email = "returner@loafworks.test";
  const first = await signInMaker(server, email);
  await generate(server, first);
  expect((await remove(first, email)).status).toBe(200);
  const again = await signInAs(server, email);
  expect(await userIdOf(again)).not.toBe(first.id);
  expect((await again.supabase.rpc("has_access")).data).toBe(false);
  expect((await again.supabase.from("creatives").select()).data).toEqual([]);
});

test("another address than the own one deletes nothing, and nobody deletes somebody else", async () => {
  const { server } = studio;
  const [june, otto] = [await signIn(server, "june@loafworks.test"), await signIn(server, "otto@loafworks.test")];
  const refused = await remove(june, "otto@loafworks.test");
  expect(refused).toMatchObject({ status: 400, body: { code: "bad_request" } });
  expect(refused.body.error).toContain("Nothing was deleted");
  expect(
    (await call(server, june, "delete-account", { confirmation: "june@loafworks.test", user_id: otto.id })).status,
  ).toBe(400);
  expect(
    (await call(server, { ...june, headers: { Authorization: "Bearer a.b.c" } }, "delete-account", {})).status,
  ).toBe(401);
  const { rows } = await server.db.query("select email from auth.users where id = any ($1)", [[june.id, otto.id]]);
  expect(rows).toHaveLength(2);
});

test("an open checkout is closed with the account, and a payment on its way is waited for", async () => {
  const { server } = studio;
  const open = await signIn(server, "window-shopper@loafworks.test");
  const page = await payAtTestCheckout(server, open, "nothing");
  expect((await remove(open, "window-shopper@loafworks.test")).status).toBe(200);
  expect(await (await page.act("pay")).text()).not.toContain("Payment Successful");
  const { rows } = await server.db.query("select progress, email from private.test_checkouts where session_id = $1", [
    page.sessionId,
  ]);
  expect(rows).toEqual([{ progress: "expired", email: "" }]);

  const waiting = await signIn(server, "bank-customer@loafworks.test");
  const later = await payAtTestCheckout(server, waiting, "pay-later");
  const refused = await remove(waiting, "bank-customer@loafworks.test");
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(refused.body.error).toContain("still on its way");
  await later.act("arrive");
  expect((await remove(waiting, "bank-customer@loafworks.test")).status).toBe(200);
});

test("a checkout that the payment service does not know does not stand in the way", async () => {
  const { server } = studio;
  const person = await signIn(server, "migrated@loafworks.test");
  await server.db.query(
    `insert into private.checkouts (session_id, user_id, price_id, origin, expires_at)
     values ('cs_of_another_account', $1, 'price', 'https://bananabread.example', now() + interval '1 day')`,
    [person.id],
  );
  expect((await remove(person, "migrated@loafworks.test")).status).toBe(200);
});

test("a refund that comes afterwards is still written into the books, without the person", async () => {
  const { server } = studio;
  const person = await signIn(server, "refunded@loafworks.test");
  const page = await payAtTestCheckout(server, person);
  expect((await remove(person, "refunded@loafworks.test")).status).toBe(200);
  await page.act("refund-all");
  const { rows } = await server.db.query(
    "select amount_total, amount_refunded from stripe_orders where checkout_session_id = $1",
    [page.sessionId],
  );
  expect(rows).toEqual([{ amount_total: 9700, amount_refunded: 9700 }]);
  expect(await findTraces(person.id, person.id.replaceAll("-", ""), "refunded@loafworks.test")).toEqual([]);
});
