import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AdminUsersOutput, adminUsersOutput } from "../../../src/shared/contracts/admin-users.ts";
import { callFunction } from "../../../src/web/session/call-function.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { signInBananaman, signInPaid } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { addCrowd } from "./crowd-of-users.ts";

let server: TestServer;
let june: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
  june = await signInBananaman(server, "june@loafworks.test");
  await addCrowd(server, 60);
});
afterAll(() => server.stop());

const list = (body: Record<string, unknown> = {}) => callFunction(june.supabase, "admin-users", body, adminUsersOutput);
const emails = ({ users }: AdminUsersOutput) => users.map(({ email }) => email);
const crowd = (...numbers: number[]) => numbers.map((n) => `crowd-${String(n).padStart(4, "0")}@bread.test`);
const post = (browser: TestBrowser | null, name: string, body: unknown) =>
  tokenOf(browser).then((token) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify(body),
    }),
  );
const tokenOf = async (browser: TestBrowser | null) =>
  (await browser?.supabase.auth.getSession())?.data.session?.access_token;

const FUNCTIONS = ["admin-users", "admin-user-figures", "admin-charts", "admin-audit", "export-users", "export-audit"];

test("the functions are for administrators alone", async () => {
  const unpaid = await signInAs(server, "unpaid@loafworks.test");
  const paid = await signInPaid(server, "paid@loafworks.test");
  for (const name of FUNCTIONS) {
    const statusFor = async (browser: TestBrowser | null, body = {}) => {
      const answer = await post(browser, name, body);
      await answer.text();
      return answer.status;
    };
    expect(await statusFor(null), name).toBe(401);
    expect(await statusFor(unpaid), name).toBe(403);
    expect(await statusFor(paid), name).toBe(403);
    expect(await statusFor(june), name).toBe(200);
    expect(await statusFor(june, { surprise: true }), name).toBe(400);
  }
});

describe("the pages of the list", () => {
  const search = "crowd-";

  test("lead through everybody once, and back again", async () => {
    const seen: (string | null)[] = [];
    const pages: AdminUsersOutput[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: AdminUsersOutput = await list({ search, limit: 25, ...(after && { after }) });
      pages.push(page);
      seen.push(...emails(page));
      after = page.next;
    }
    expect(seen).toEqual(crowd(...Array.from({ length: 60 }, (_, index) => 60 - index)));
    expect(pages[0]?.previous).toBeNull();
    const back = await list({ search, limit: 25, before: pages[2]?.previous });
    expect(emails(back)).toEqual(emails(pages[1] as AdminUsersOutput));
    expect(emails(await list({ search, limit: 25, before: back.previous }))).toEqual(seen.slice(0, 25));
  });

  test("neither skip nor repeat anybody while others sign up", async () => {
    const first = await list({ search, limit: 10 });
    await server.db.query("insert into auth.users (email) values ('crowd-new@bread.test')");
    const second = await list({ search, limit: 10, after: first.next });
    expect(emails(second)).toEqual(crowd(50, 49, 48, 47, 46, 45, 44, 43, 42, 41));
    const back = await list({ search, limit: 10, before: second.previous });
    expect(emails(back)).toEqual(emails(first));
    // Once more, and the newcomer stands in front of a whole first page.
    const front = await list({ search, limit: 10, before: back.previous });
    expect(emails(front)).toEqual(["crowd-new@bread.test", ...emails(first).slice(0, 9)]);
    expect(front.previous).toBeNull();
    await server.db.query("delete from auth.users where email = 'crowd-new@bread.test'");
  });

  test("are sorted by e-mail, by age and by payments, both ways", async () => {
    const sorted = async (sort: string, direction: string) => emails(await list({ search, sort, direction, limit: 3 }));
    expect(await sorted("email", "ascending")).toEqual(crowd(1, 2, 3));
    expect(await sorted("email", "descending")).toEqual(crowd(60, 59, 58));
    expect(await sorted("member_since", "ascending")).toEqual(crowd(1, 2, 3));
    expect(await sorted("payments", "descending")).toEqual(crowd(60, 56, 52));
    expect(await sorted("payments", "ascending")).toEqual(crowd(1, 2, 3));
  });

  test("a cursor that was made up or belongs to another order is refused", async () => {
    const { next } = await list({ search, limit: 10 });
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const bad = [
      "x",
      forged({}),
      forged(["member_since", "2026-01-01T00:00:00.000000Z"]),
      forged(["member_since", "2026-01-01T00:00:00.000000Z", "' or 1=1 --"]),
      forged(["payments", "1; drop table x", "2026-01-01T00:00:00.000000Z", crypto.randomUUID()]),
      forged(["member_since", { toString: 1 }, crypto.randomUUID()]),
      `${next?.slice(0, 12)}`,
    ];
    for (const after of bad) expect((await post(june, "admin-users", { after })).status, after).toBe(400);
    expect((await post(june, "admin-users", { after: next, sort: "email" })).status).toBe(400);
    expect((await post(june, "admin-users", { after: next, before: next })).status).toBe(400);
    expect((await post(june, "admin-users", { limit: 101 })).status).toBe(400);
  });
});

describe("searching", () => {
  test("finds a part of the address in any case, also one or two letters of it", async () => {
    expect(emails(await list({ search: "CROWD-0007" }))).toEqual(crowd(7));
    expect(emails(await list({ search: "07" }))).toEqual(crowd(7));
    expect((await list({ search: "q" })).users).toEqual([]);
  });

  test("takes %, _, \\ and quotes for what they are", async () => {
    await server.db.query("insert into auth.users (email) values ('100%_o''brien\\\"x@bread.test')");
    for (const search of ["100%", "%_o", "o'brien", "\\", '"x', "100%_o'brien\\\"x@bread.test"]) {
      expect(emails(await list({ search })), search).toEqual(["100%_o'brien\\\"x@bread.test"]);
    }
    for (const search of ["crowd_0007", "c%7", "' or '1'='1", "'; drop table private.user_listing; --", "\\%"]) {
      expect((await list({ search })).users, search).toEqual([]);
    }
    expect((await post(june, "admin-users", { search: "a\u0000b" })).status).toBe(400);
  });

  test("keeps to the filter: who paid, who was let in free, who has no access", async () => {
    expect(emails(await list({ search: "crowd-000", access: "paid" }))).toEqual(crowd(8, 4));
    expect(emails(await list({ search: "crowd-000", access: "unpaid" }))).toEqual(crowd(9, 7, 6, 5, 3, 2, 1));
    expect(emails(await list({ access: "free" }))).toEqual(["june@loafworks.test"]);
  });
});

describe("what a row says", () => {
  const rowOf = async (email: string) => (await list({ search: email })).users[0];
  const order = (email: string, change: string) =>
    server.db.query(
      `update public.stripe_orders set ${change} from public.stripe_customers c join auth.users u on u.id = c.user_id
        where c.customer_id = stripe_orders.customer_id and u.email = $1`,
      [email],
    );

  test("follows purchase, dispute and refund", async () => {
    const [email = ""] = crowd(12);
    expect(await rowOf(email)).toMatchObject({
      access: "lifetime",
      customer_id: "cus_crowd_12",
      payments: 1,
      paid_cents: 9_700,
      returned_cents: 0,
    });
    await order(email, "dispute_status = 'open'");
    expect(await rowOf(email)).toMatchObject({ access: "disputed", payments: 1 });
    await order(email, "dispute_status = null, amount_refunded = 9700");
    expect(await rowOf(email)).toMatchObject({ access: "refunded", payments: 1, returned_cents: 9_700 });
  });

  test("follows a grant and its end, and a grant is no customer of the payment provider", async () => {
    const [email = ""] = crowd(13);
    const user_id = (await rowOf(email))?.id;
    await post(june, "grant-free-access", { user_id });
    expect(await rowOf(email)).toMatchObject({ access: "granted", customer_id: null, payments: 0 });
    await post(june, "revoke-free-access", { user_id });
    expect(await rowOf(email)).toMatchObject({ access: "unpaid" });
  });

  test("follows a new address, a ban, the administrator's role, and the end of the account", async () => {
    const [email = ""] = crowd(14);
    await server.db.query("update auth.users set email = 'moved@bread.test' where email = $1", [email]);
    expect(await rowOf(email)).toBeUndefined();
    await server.db.query("update auth.users set banned_until = 'infinity' where email = 'moved@bread.test'");
    const moved = await rowOf("moved@bread.test");
    expect(moved).toMatchObject({ email: "moved@bread.test", access: "unpaid", is_banned: true });
    await server.db.query("insert into public.bananaman (user_id) values ($1)", [moved?.id]);
    expect(await rowOf("moved@")).toMatchObject({ access: "bananaman" });
    await server.db.query("delete from public.bananaman where user_id = $1", [moved?.id]);
    expect(await rowOf("moved@")).toMatchObject({ access: "unpaid" });
    await server.db.query("delete from auth.users where id = $1", [moved?.id]);
    expect(await rowOf("moved@")).toBeUndefined();
  });

  test("is right after two changes to one account at once", async () => {
    const [email = ""] = crowd(16);
    const id = (await rowOf(email))?.id;
    await Promise.all([
      post(june, "grant-free-access", { user_id: id }),
      order(email, "amount_refunded = 9700"),
      post(june, "grant-free-access", { user_id: id }),
    ]);
    expect(await rowOf(email)).toMatchObject({ access: "granted", returned_cents: 9_700, payments: 1 });
  });
});
