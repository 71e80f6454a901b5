import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { letAMinutePass, linkFor, openBrowser, openLink } from "../../support/browser.ts";
import { hold, letDeadlocksLast } from "../../support/locks.ts";
import { until } from "../../support/process.ts";
import { saveDesign } from "../generation/save-design.ts";
import { call, generate, openStudio, type Studio, signInMaker } from "../generation/studio.ts";
import { png } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { payAtTestCheckout } from "./pay.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
  await letDeadlocksLast(studio.server);
});
afterAll(() => studio.stop());

let count = 0;
let email: string;
beforeEach(() => {
  email = `leaver${++count}@loafworks.test`;
});

const remove = (who: Member) => call(studio.server, who, "delete-account", { confirmation: email });

/** Starts something in the middle of a deletion: files and orders are already handled, the account still exists. */
async function inTheMiddleOfDeleting<T>(who: Member, begin: () => Promise<T>): Promise<T> {
  const { server } = studio;
  await server.db.query(
    "insert into private.outbox (kind, recipient, sealed_props, next_attempt_at) values ('receipt', $1, '', 'infinity')",
    [email],
  );
  const held = await hold(server, "select from private.outbox where recipient = $1 for update", [email]);
  const deletion = remove(who);
  await held.untilWaiting(1, deletion);
  const other = begin();
  await held.untilWaiting(2, other);
  await held.letGo();
  expect(await deletion).toMatchObject({ status: 200 });
  return other;
}

/** Starts the deletion in the middle of something else that waits for a lock held by the test. */
async function deletingInTheMiddleOf<T>(
  who: Member,
  begin: () => Promise<T>,
  lock: string,
  values: unknown[],
): Promise<T> {
  const held = await hold(studio.server, lock, values);
  const other = begin();
  await held.untilWaiting(1, other);
  const deletion = remove(who);
  await held.untilWaiting(2, deletion);
  await held.letGo();
  expect(await deletion).toMatchObject({ status: 200 });
  return other;
}

const upload = async (who: Member) =>
  fetch(`${studio.server.url}/storage/v1/object/creatives/${who.id}/late.png`, {
    method: "POST",
    headers: { ...who.headers, "content-type": "image/png" },
    body: new Uint8Array(await png()),
  });

async function expectNoPictures(who: Member, filesBefore: number) {
  const { db, url } = studio.server;
  expect((await fetch(`${url}/storage/v1/object/public/creatives/${who.id}/late.png`)).status).toBe(404);
  expect((await db.query("select from storage.objects where name like $1 || '/%'", [who.id])).rowCount).toBe(0);
  await until(async () => (await storedFiles(studio.server)).length === filesBefore);
}

test("a picture that is uploaded while the account is deleted does not stay", async () => {
  const before = (await storedFiles(studio.server)).length;
  const maker = await signInMaker(studio.server, email);
  expect((await inTheMiddleOfDeleting(maker, () => upload(maker))).status).toBe(401);
  await expectNoPictures(maker, before);
});

test("a picture whose upload is a moment ahead of the deletion goes with the account", async () => {
  const before = (await storedFiles(studio.server)).length;
  const maker = await signInMaker(studio.server, email);
  const lock = "lock table storage.objects in share row exclusive mode";
  await deletingInTheMiddleOf(maker, () => upload(maker), lock, []);
  await expectNoPictures(maker, before);
});

test("a key that is saved while the account is deleted is refused in words", async () => {
  const maker = await signInMaker(studio.server, email);
  const saved = await inTheMiddleOfDeleting(maker, () =>
    call(studio.server, maker, "save-api-key", { api_key: "demo" }),
  );
  expect(saved).toMatchObject({ status: 401, body: { error: expect.stringContaining("has been deleted") } });
});

test.each(["save-api-key", "delete-api-key"])("a deletion waits for a %s that is under way", async (name) => {
  const maker = await signInMaker(studio.server, email);
  const work = () => call(studio.server, maker, name, name === "save-api-key" ? { api_key: "demo" } : {});
  const lock = "select from private.ai_settings where user_id = $1 for update";
  expect(await deletingInTheMiddleOf(maker, work, lock, [maker.id])).toMatchObject({ status: 200 });
});

/** The refund recorded for an order, and the order's user. */
async function refundOf(sessionId: string) {
  const { rows } = await studio.server.db.query(
    `select o.amount_refunded, c.user_id from stripe_orders o join stripe_customers c using (customer_id)
      where o.checkout_session_id = $1`,
    [sessionId],
  );
  return rows;
}

test("a refund that arrives while the account is deleted is in the books", async () => {
  const buyer = await signIn(studio.server, email);
  const page = await payAtTestCheckout(studio.server, buyer);
  expect((await inTheMiddleOfDeleting(buyer, () => page.act("refund-all"))).status).toBe(303);
  expect(await refundOf(page.sessionId)).toEqual([{ amount_refunded: 9700, user_id: null }]);
});

test("a refund that is being written when the account is deleted is in the books", async () => {
  const buyer = await signIn(studio.server, email);
  const page = await payAtTestCheckout(studio.server, buyer);
  const lock = "select from private.checkouts where session_id = $1 for update";
  const refund = await deletingInTheMiddleOf(buyer, () => page.act("refund-all"), lock, [page.sessionId]);
  expect(refund.status).toBe(303);
  expect(await refundOf(page.sessionId)).toEqual([{ amount_refunded: 9700, user_id: null }]);
});

/** A generation whose picture arrives when the test says so. */
async function startGenerating(maker: Member) {
  const { server, gemini } = studio;
  let arrive = () => {};
  gemini.next({
    after: new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  });
  const generating = generate(server, maker);
  const running = "select from generations where user_id = $1 and state = 'running'";
  await until(async () => (await server.db.query(running, [maker.id])).rowCount === 1);
  return () => {
    arrive();
    return generating;
  };
}

test("a generation that finishes while the account is deleted leaves no picture", async () => {
  const before = (await storedFiles(studio.server)).length;
  const maker = await signInMaker(studio.server, email);
  const finish = await startGenerating(maker);
  expect((await inTheMiddleOfDeleting(maker, finish)).status).toBeGreaterThanOrEqual(400);
  await expectNoPictures(maker, before);
});

test("a picture that is being kept when the account is deleted goes with it", async () => {
  const before = (await storedFiles(studio.server)).length;
  const maker = await signInMaker(studio.server, email);
  const finish = await startGenerating(maker);
  const lock = "select from public.generations where user_id = $1 for update";
  await deletingInTheMiddleOf(maker, finish, lock, [maker.id]);
  await expectNoPictures(maker, before);
});

test("a design that is saved while the account is deleted leaves neither picture nor rows", async () => {
  const before = (await storedFiles(studio.server)).length;
  const maker = await signInMaker(studio.server, email, "demo");
  const made = await generate(studio.server, maker);
  const saved = await inTheMiddleOfDeleting(maker, () => saveDesign(studio.server, maker, made));
  expect(saved.status).toBe(401);
  await expectNoPictures(maker, before);
  expect((await studio.server.db.query("select from creative_pictures")).rowCount).toBe(0);
});

test("a design whose picture is a moment ahead of the deletion goes with the account", async () => {
  const before = (await storedFiles(studio.server)).length;
  const maker = await signInMaker(studio.server, email, "demo");
  const made = await generate(studio.server, maker);
  const lock = "lock table creative_pictures in share row exclusive mode";
  await deletingInTheMiddleOf(maker, () => saveDesign(studio.server, maker, made), lock, []);
  await expectNoPictures(maker, before);
  expect((await studio.server.db.query("select from creative_pictures")).rowCount).toBe(0);
});

test("a second deletion ends as well as the first", async () => {
  const maker = await signInMaker(studio.server, email);
  expect(await inTheMiddleOfDeleting(maker, () => remove(maker))).toMatchObject({ status: 200 });
});

/** Another browser of the same person, one step before it is signed in. */
async function beginSignIn() {
  const { server } = studio;
  await letAMinutePass(server, email);
  const browser = openBrowser(server);
  await browser.sendMagicLink(email);
  const code = (await openLink(await linkFor(server, email))).searchParams.get("code") ?? "";
  return { browser, finish: () => browser.completeSignIn(code) };
}
const accounts = async () =>
  (await studio.server.db.query("select from auth.users where email = $1", [email])).rowCount;

test("whoever signs in while the account is deleted is told to ask for a new link, and no account is left", async () => {
  const maker = await signInMaker(studio.server, email);
  const { finish } = await beginSignIn();
  expect(await inTheMiddleOfDeleting(maker, finish)).toMatchObject({ ok: false });
  expect(await accounts()).toBe(0);
});

test("whoever is signing in when the account is deleted is signed in, and then out", async () => {
  const maker = await signInMaker(studio.server, email);
  const { browser, finish } = await beginSignIn();
  const lock = "select from auth.magic_links where email = $1 for update";
  expect(await deletingInTheMiddleOf(maker, finish, lock, [email])).toEqual({ ok: true });
  expect((await browser.supabase.auth.getUser()).data.user).toBeNull();
  expect(await accounts()).toBe(0);
});

test("a mail that is being written down as sent leaves no record of the address", async () => {
  const { server } = studio;
  const maker = await signInMaker(server, email);
  await letAMinutePass(server, email);
  const lock = "lock table private.mail_log in share mode";
  const sent = await deletingInTheMiddleOf(maker, () => openBrowser(server).sendMagicLink(email), lock, []);
  expect(sent.ok).toBe(true);
  expect((await server.db.query("select from private.mail_log where recipient = $1", [email])).rowCount).toBe(0);
});

async function startCheckout(buyer: Member) {
  const { url } = studio.server;
  const { priceId } = (await (await fetch(`${url}/config.json`)).json()) as { priceId: string };
  const body = { price_id: priceId, mode: "payment", success_url: `${url}/success`, cancel_url: `${url}/pricing` };
  return call(studio.server, buyer, "stripe-checkout", body);
}
const openPages = async () =>
  (await studio.server.db.query("select from private.test_checkouts where progress = 'open'")).rowCount;

test("a checkout that is started while the account is deleted cannot be paid", async () => {
  const buyer = await signIn(studio.server, email);
  await startCheckout(buyer);
  expect(await inTheMiddleOfDeleting(buyer, () => startCheckout(buyer))).toMatchObject({ status: 401 });
  expect(await openPages()).toBe(0);
});

test("a checkout that is opened a moment before the account goes is closed with it", async () => {
  const buyer = await signIn(studio.server, email);
  const held = await hold(studio.server, "select from auth.users where id = $1 for key share", [buyer.id]);
  const deletion = remove(buyer);
  await held.untilWaiting(1, deletion);
  expect(await startCheckout(buyer)).toMatchObject({ status: 200 });
  await held.letGo();
  expect(await deletion).toMatchObject({ status: 200 });
  expect(await openPages()).toBe(0);
});
