import { describe, expect, it } from "vitest";
import { actors, customerId, userId } from "./people.ts";
import { policyDatabase } from "./policy-database.ts";

const refused = { code: "42501" };
const members = actors.filter((actor) => actor !== "anon");

describe("what the server alone may write", () => {
  const { as } = policyDatabase();

  it.each(members)("%s cannot raise the own plan", async (actor) => {
    await expect(as(actor, "update user_profiles set plan = 'lifetime' where id = auth.uid()")).rejects.toMatchObject(
      refused,
    );
  });

  it("a sign-in cannot upsert a profile with a plan", async () => {
    const upsert = `insert into user_profiles (id, email, plan) values (auth.uid(), 'unpaid@example.com', 'lifetime')
      on conflict (id) do update set plan = excluded.plan`;
    await expect(as("unpaid", upsert)).rejects.toMatchObject(refused);
  });

  it("a user cannot write the marker of the stored AI key", async () => {
    const upsert = `insert into user_profiles (id, api_key_encrypted) values (auth.uid(), 'key')
      on conflict (id) do update set api_key_encrypted = excluded.api_key_encrypted`;
    await expect(as("paid", upsert)).rejects.toMatchObject(refused);
    await expect(as("paid", "update user_profiles set api_key_encrypted = null")).rejects.toMatchObject(refused);
  });

  it.each(actors)("%s cannot make an administrator", async (actor) => {
    const add = as(actor, "insert into bananaman (user_id) values ($1)", [userId("paid")]);
    await expect(add).rejects.toMatchObject(refused);
  });

  it.each(members)("%s cannot write orders or customers", async (actor) => {
    const order = as(
      actor,
      "insert into stripe_orders (checkout_session_id, customer_id, status, kind) values ('cs', $1, 'completed', 'grant')",
      [customerId("unpaid")],
    );
    await expect(order).rejects.toMatchObject(refused);
    await expect(as(actor, "update stripe_orders set amount_refunded = 0")).rejects.toMatchObject(refused);
    await expect(as(actor, "delete from stripe_customers")).rejects.toMatchObject(refused);
  });

  it("a paid user can neither add nor alter a creative", async () => {
    const add = `insert into creatives (user_id, title, prompt, type, image_url)
      values (auth.uid(), 'Title', 'Prompt', 'meta', '/picture.png')`;
    await expect(as("paid", add)).rejects.toMatchObject(refused);
    await expect(as("paid", "update creatives set image_url = '/other.png'")).rejects.toMatchObject(refused);
  });

  it("a reader notes only the own lessons, once each, by names of their form, and for good", async () => {
    const note = "insert into lesson_reads (user_id, lesson) values ($1, $2) on conflict (user_id, lesson) do nothing";
    const mine = userId("paid");
    await as("paid", note, [mine, "combining"]);
    await as("paid", note, [mine, "combining"]);
    await expect(as("paid", note, [userId("another paid"), "combining"])).rejects.toMatchObject(refused);
    await expect(as("paid", note, [mine, "An eighth!"])).rejects.toMatchObject({ code: "23514" });
    await expect(as("unpaid", note, [userId("unpaid"), "combining"])).rejects.toMatchObject(refused);
    await expect(as("paid", "update lesson_reads set lesson = 'text'")).rejects.toMatchObject(refused);
    await expect(as("paid", "delete from lesson_reads")).rejects.toMatchObject(refused);
    await expect(as("paid", "insert into lesson_reads (lesson, read_at) values ('text', now())")).rejects.toMatchObject(
      refused,
    );
  });

  it("a reader cannot store lessons without end, not even in one request", async () => {
    const many = `insert into lesson_reads (lesson)
      select translate(n::text, '0123456789', 'abcdefghij') from generate_series($1::int, $2::int) n`;
    await as("paid", many, [1, 50]);
    await expect(as("paid", many, [51, 100])).rejects.toMatchObject({ code: "23514" });
  });

  it("a generation shows its state but not the process that runs it", async () => {
    expect(await as("paid", "select state from generations")).toEqual([{ state: "queued" }]);
    await expect(as("paid", "select lease_holder from generations")).rejects.toMatchObject(refused);
  });

  it.each(["api_keys", "outbox", "audit_log", "webhook_events"])("nobody reads private.%s", async (table) => {
    for (const actor of actors) {
      await expect(as(actor, `select * from private.${table}`)).rejects.toMatchObject(refused);
    }
  });

  it.each(["users", "sessions", "refresh_tokens", "magic_links", "signing_keys"])(
    "nobody reads auth.%s",
    async (table) => {
      for (const actor of actors) await expect(as(actor, `select * from auth.${table}`)).rejects.toMatchObject(refused);
    },
  );
});

describe("two users side by side", () => {
  const { as, server } = policyDatabase();

  it.each([
    ["creatives", "user_id"],
    ["generations", "user_id"],
    ["ai_calls", "user_id"],
    ["usage_stats", "user_id"],
    ["stripe_customers", "user_id"],
    ["user_profiles", "id"],
  ])("see their own rows of %s only", async (table, owner) => {
    for (const actor of ["paid", "another paid"] as const) {
      expect(await as(actor, `select distinct ${owner} as owner from ${table}`)).toEqual([{ owner: userId(actor) }]);
    }
  });

  it("see their own orders only", async () => {
    for (const actor of ["paid", "another paid"] as const) {
      expect(await as(actor, "select customer_id from stripe_orders")).toEqual([{ customer_id: customerId(actor) }]);
    }
  });

  it("cannot delete each other's creatives", async () => {
    const deleted = await as("paid", "delete from creatives where user_id = $1 returning id", [userId("another paid")]);
    expect(deleted).toEqual([]);
    expect(await as("another paid", "select count(*)::int from creatives")).toEqual([{ count: 1 }]);
  });

  it("can use the same request id without learning of each other", async () => {
    const [mine] = await as("paid", "select id from generations");
    await server(
      "insert into generations (id, user_id, prompt, type, title) values ($1, $2, 'Theirs', 'meta', 'Title')",
      [mine?.id, userId("another paid")],
    );
    expect(await as("paid", "select prompt from generations where id = $1", [mine?.id])).toEqual([
      { prompt: "Prompt" },
    ]);
  });
});
