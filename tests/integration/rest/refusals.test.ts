import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signInAs } from "../../support/browser.ts";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

let seeded: SeededServer;
let token: string;
beforeAll(async () => {
  seeded = await startSeeded();
  token = (await seeded.paid.supabase.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => seeded.server.stop());

const call = async (path: string, options: RequestInit & { as?: string } = {}) => {
  const answer = await fetch(`${seeded.server.url}/rest/v1${path}`, {
    ...options,
    headers: { authorization: `Bearer ${options.as ?? token}`, "content-type": "application/json", ...options.headers },
  });
  return { status: answer.status, ...(await answer.json().catch(() => ({}))) };
};

describe("what cannot be understood", () => {
  test.each([
    ["an unknown table", "/nothing", 404, "PGRST205"],
    ["an unknown column in select", "/ads_swipe?select=secret", 400, "42703"],
    ["an unknown column in a filter", "/ads_swipe?secret=eq.1", 400, "42703"],
    ["an unknown column in order", "/ads_swipe?order=secret", 400, "42703"],
    ["an unknown operator", "/ads_swipe?name=similar.x", 400, "PGRST100"],
    ["a filter without operator", "/ads_swipe?name=x", 400, "PGRST100"],
    ["full-text search in an unknown language", "/ads_swipe?name=fts(klingon).x", 400, "42704"],
    ["full-text search for more than 200 characters", `/ads_swipe?name=fts.${"x".repeat(201)}`, 400, "PGRST100"],
    ["a path of 17 steps", `/ads_swipe?select=name${"->a".repeat(17)}`, 400, "PGRST100"],
    ["a path that leads nowhere", "/ads_swipe?select=name->", 400, "PGRST100"],
    ["an open group", "/ads_swipe?or=(name.eq.x", 400, "PGRST100"],
    ["an empty group", "/ads_swipe?or=()", 400, "PGRST100"],
    ["a group with rubbish behind it", "/ads_swipe?or=(name.eq.x)y", 400, "PGRST100"],
    ["an open list", "/ads_swipe?name=in.(a,b", 400, "PGRST100"],
    ["is with a value", "/ads_swipe?name=is.x", 400, "PGRST100"],
    ["a wrong order", "/ads_swipe?order=name.up", 400, "PGRST100"],
    ["a limit that is no number", "/ads_swipe?limit=many", 400, "PGRST100"],
    ["a negative limit", "/ads_swipe?limit=-1", 416, "PGRST103"],
    ["a negative offset", "/ads_swipe?offset=-1", 416, "PGRST103"],
    ["a value of the wrong type", "/ads_swipe?id=eq.x", 400, "22P02"],
    ["a regular expression", "/ads_swipe?name=match.x", 400, "PGRST100"],
    ["a regular expression that is blind to case", "/ads_swipe?name=not.imatch.x", 400, "PGRST100"],
    ["a regular expression in a group", "/ads_swipe?or=(name.match.x,name.eq.y)", 400, "PGRST100"],
    ["a pattern of more than 200 characters", `/ads_swipe?name=ilike.${"x".repeat(201)}`, 400, "PGRST100"],
    ["such a pattern in a group", `/ads_swipe?or=(name.like.${"x".repeat(201)})`, 400, "PGRST100"],
    ["a search for more than 200 characters", `/rpc/search_ads_swipe?search=${"x".repeat(201)}`, 400, "22023"],
    ["3,000 columns", `/ads_swipe?select=${Array(3_000).fill("id")}`, 400, "PGRST100"],
    ["an order by 33 columns", `/ads_swipe?order=${Array(33).fill("id")}`, 400, "PGRST100"],
    ["101 filters", `/ads_swipe?${Array(101).fill("name=eq.x").join("&")}`, 400, "PGRST100"],
    ["a group of 101 conditions", `/ads_swipe?or=(${Array(101).fill("name.eq.x")})`, 400, "PGRST100"],
    ["a lone parenthesis in select", "/ads_swipe?select=id,(", 400, "PGRST100"],
    ["an embed that is not closed", "/ads_swipe?select=id,users(email", 400, "PGRST100"],
    ["a text with NUL", "/ads_swipe?name=eq.%00", 400, "22021"],
    ["a cast to an unknown type", "/ads_swipe?select=name::secret", 400, "42704"],
    ["an aggregate", "/ads_swipe?select=popularity.sum()", 400, "PGRST123"],
    ["an unknown function", "/rpc/nothing", 404, "PGRST202"],
    ["an unknown argument", "/rpc/has_access?account=x", 404, "PGRST202"],
    ["a deeper path", "/ads_swipe/1", 404, "PGRST125"],
  ])("%s", async (_name, path, status, code) => {
    expect(await call(path)).toMatchObject({ status, code, message: expect.any(String) });
  });

  test.each([
    ["bad JSON", "{", 400, "PGRST102"],
    ["a number", "7", 400, "PGRST102"],
    ["an empty body", "", 400, "PGRST102"],
    ["JSON nested 10,000 deep", `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, 400, "PGRST102"],
    ["rows with different keys", '[{"name":"a"},{"image_url":"b"}]', 400, "PGRST102"],
    ["an unknown column", '{"secret":1}', 400, "PGRST204"],
    ["more than a megabyte", JSON.stringify({ name: "x".repeat(1_100_000) }), 413, "PGRST102"],
  ])("an insert with %s", async (_name, body, status, code) => {
    expect(await call("/ads_swipe", { method: "POST", body })).toMatchObject({ status, code });
  });

  test("a change of a view that takes none", async () => {
    expect(await call("/stripe_user_orders", { method: "POST", body: '{"order_id":1}' })).toMatchObject({
      status: 400,
    });
  });

  test("other formats, methods and ranges that contradict themselves", async () => {
    expect(await call("/ads_swipe", { headers: { accept: "image/png" } })).toMatchObject({
      status: 406,
      code: "PGRST107",
    });
    expect(await call("/ads_swipe", { method: "PUT", body: "{}" })).toMatchObject({ status: 405, code: "PGRST117" });
    expect(await call("/ads_swipe", { headers: { range: "9-3" } })).toMatchObject({ status: 416, code: "PGRST103" });
    expect(
      await call("/ads_swipe", { method: "POST", body: "a,b", headers: { "content-type": "text/html" } }),
    ).toMatchObject({
      status: 415,
    });
    expect(await call("/ads_swipe", { headers: { prefer: "handling=strict, anything=goes" } })).toMatchObject({
      status: 400,
      code: "PGRST122",
    });
  });
});

describe("what is out of reach", () => {
  test.each(["auth", "private", "storage", "pg_catalog", "information_schema", "extensions"])(
    "schema %s",
    async (schema) => {
      expect(await call("/users", { headers: { "accept-profile": schema } })).toMatchObject({
        status: 406,
        code: "PGRST106",
        message: `The schema ${schema} is not offered by this gateway`,
        hint: "Only the following schemas are exposed: public",
      });
    },
  );

  test.each(["auth.users", "private.api_keys", "pg_class", "users", 'x";drop table ads_swipe;--', "outbox"])(
    "the table %s",
    async (name) => {
      expect(await call(`/${encodeURIComponent(name)}`)).toMatchObject({ status: 404, code: "PGRST205" });
    },
  );

  test.each(["users(*)", "api_keys(ciphertext)", "u:users!inner(email)", "...users(email)", "name,users(email)"])(
    "an embed of %s",
    async (select) => {
      expect(await call(`/creatives?select=${encodeURIComponent(select)}`)).toMatchObject({
        status: 400,
        code: "PGRST200",
        message: "Embedding other tables is not offered by this gateway",
      });
    },
  );

  test("columns without privilege, in select, filter and order alike", async () => {
    for (const query of [
      "select=lease_holder",
      "select=*",
      "select=id&lease_holder=eq.x",
      "select=id&order=lease_until",
    ]) {
      expect(await call(`/generations?${query}`)).toMatchObject({ status: 403, code: "42501" });
    }
    expect(await call("/generations?select=id,state")).toMatchObject({ status: 200 });
  });

  test("a function that is not for clients, and writing through a GET", async () => {
    await seeded.server.db.query(
      `create function public.leave_a_mark() returns void language sql volatile security definer set search_path = ''
         as $$ insert into private.audit_log (action) values ('mark') $$;
       grant execute on function public.leave_a_mark() to authenticated; notify pgrst`,
    );
    await expect.poll(async () => (await call("/rpc/leave_a_mark")).status).toBe(405);
    expect((await seeded.paid.supabase.rpc("leave_a_mark")).status).toBe(204);
    await seeded.server.db.query("drop function public.leave_a_mark()");
  });

  test("everything, for a forged or foreign token", async () => {
    expect(await call("/ads_swipe", { as: "a.b.c" })).toMatchObject({ status: 401, code: "PGRST301" });
    const [header, , signature] = token.split(".");
    const claims = Buffer.from(JSON.stringify({ sub: "x", role: "postgres" })).toString("base64url");
    expect(await call("/ads_swipe", { as: `${header}.${claims}.${signature}` })).toMatchObject({ status: 401 });
  });

  test("everything, once the person has signed out", async () => {
    const leaver = await signInAs(seeded.server, "leaver@loafworks.test");
    const left = (await leaver.supabase.auth.getSession()).data.session?.access_token ?? "";
    await leaver.supabase.auth.signOut();
    expect(await call("/user_profiles", { as: left })).toMatchObject({ status: 401, message: "The session has ended" });
  });

  test("tables, for visitors", async () => {
    const { error, status } = await openBrowser(seeded.server).supabase.from("ads_swipe").select("*");
    expect([error?.code, status]).toEqual(["PGRST301", 401]);
    const anonymous = await fetch(`${seeded.server.url}/rest/v1/ads_swipe`);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ code: "42501", message: "permission denied for table ads_swipe" });
  });
});

test("300 requests at once by two people and visitors never show one person another's rows", async () => {
  const { server, paid, unpaid } = seeded;
  await server.db.query(
    `insert into public.creatives (user_id, title, prompt, type, image_url)
     select users.id, users.email, 'p', 'meta', '/x' from auth.users, generate_series(1, 5)`,
  );
  const people = [paid, unpaid];
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      if (n % 3 === 2) return (await fetch(`${server.url}/rest/v1/creatives?select=title`)).status === 401;
      const browser = people[n % 3];
      const own = n % 3 === 0 ? "paid@loafworks.test" : "unpaid@loafworks.test";
      const { data } = (await browser?.supabase.from("creatives").select("title").eq("prompt", "p")) ?? {};
      return data?.length === 5 && data.every(({ title }) => title === own);
    }),
  );
  expect(answers.filter((isRight) => !isRight)).toEqual([]);
});
