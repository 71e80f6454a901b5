import { describe, expect, it } from "vitest";
import { customerId, userId } from "./people.ts";
import { policyDatabase } from "./policy-database.ts";

describe("what follows by itself", () => {
  const { as, server } = policyDatabase();
  const queuedNames = async () =>
    (await server("select name from private.object_deletions order by id desc")).map((row) => row.name);

  it("a new account has a free profile with its e-mail", async () => {
    await server("insert into auth.users (id, email) values ($1, 'new@example.com')", [
      "22222222-0000-4000-8000-000000000001",
    ]);
    const [profile] = await server(
      "select email, plan, api_key_encrypted from user_profiles where email = 'new@example.com'",
    );
    expect(profile).toEqual({ email: "new@example.com", plan: "free", api_key_encrypted: null });
  });

  it("a changed e-mail shows in the profile, and the plan stays", async () => {
    await server("update user_profiles set plan = 'lifetime' where id = $1", [userId("paid")]);
    await server("update auth.users set email = 'moved@example.com' where id = $1", [userId("paid")]);
    expect(await as("paid", "select email, plan from user_profiles")).toEqual([
      { email: "moved@example.com", plan: "lifetime" },
    ]);
  });

  it("a deleted creative queues its picture for removal", async () => {
    const [{ image_url }] = (await as("paid", "delete from creatives returning image_url")) as [{ image_url: string }];
    const [newest] = await queuedNames();
    expect(image_url).toBe(`/storage/v1/object/public/creatives/${newest}`);
    expect(newest).toMatch(new RegExp(`^${userId("paid")}/`));
  });

  it("a picture that is not in our storage is not queued", async () => {
    const before = await queuedNames();
    await server("update creatives set image_url = 'https://example.com/a.png' where user_id = $1", [userId("paid")]);
    await as("paid", "delete from creatives");
    expect(await queuedNames()).toEqual(before);
  });

  it("a deleted account queues its pictures and leaves orders without a person", async () => {
    await server("delete from auth.users where id = $1", [userId("paid")]);
    const [newest] = await queuedNames();
    expect(newest).toMatch(new RegExp(`^${userId("paid")}/`));
    expect(await server("select user_id from stripe_customers where customer_id = $1", [customerId("paid")])).toEqual([
      { user_id: null },
    ]);
    expect(await server("select status from stripe_orders where customer_id = $1", [customerId("paid")])).toEqual([
      { status: "completed" },
    ]);
    expect(await server("select id from user_profiles where id = $1", [userId("paid")])).toEqual([]);
  });

  it("usage counts every AI call, and the images that came of them, by UTC day", async () => {
    await server(
      `insert into ai_calls (user_id, kind, outcome, started_at) values
         ($1, 'image', 'succeeded', '2026-03-01 23:59:59+00'),
         ($1, 'edit', 'succeeded', '2026-03-02 01:30:00+02'),
         ($1, 'image', 'refused', '2026-03-01 12:00:00+00'),
         ($1, 'enhance', 'succeeded', '2026-03-01 12:00:00+00'),
         ($1, 'image', 'succeeded', '2026-03-02 00:00:00+00')`,
      [userId("paid")],
    );
    const usage = await as(
      "paid",
      `select date::text, images_generated, api_calls from usage_stats
       where date between '2026-03-01' and '2026-03-31' order by date`,
    );
    expect(usage).toEqual([
      { date: "2026-03-01", images_generated: 2, api_calls: 4 },
      { date: "2026-03-02", images_generated: 1, api_calls: 1 },
    ]);
  });

  it("what the built-in composer makes are images, and no API calls", async () => {
    await server(
      `insert into ai_calls (user_id, kind, outcome, service, started_at) values
         ($1, 'image', 'succeeded', 'composer', '2026-05-01'),
         ($1, 'edit', 'refused', 'composer', '2026-05-01'),
         ($1, 'enhance', 'succeeded', 'composer', '2026-05-02'),
         ($1, 'image', 'succeeded', 'compatible', '2026-05-01')`,
      [userId("paid")],
    );
    await server("update ai_calls set outcome = 'interrupted' where service = 'composer' and kind = 'edit'");
    const usage = await as(
      "paid",
      "select date::text, images_generated, api_calls from usage_stats where date between '2026-05-01' and '2026-05-31'",
    );
    expect(usage).toEqual([{ date: "2026-05-01", images_generated: 2, api_calls: 1 }]);
  });

  it("a call whose outcome is settled later is counted once", async () => {
    const id = "33333333-0000-4000-8000-000000000001";
    await server(
      "insert into ai_calls (id, user_id, kind, outcome, started_at) values ($1, $2, 'image', 'interrupted', '2026-04-01')",
      [id, userId("paid")],
    );
    await server("update ai_calls set outcome = 'succeeded' where id = $1", [id]);
    const usage = await as("paid", "select images_generated, api_calls from usage_stats where date = '2026-04-01'");
    expect(usage).toEqual([{ images_generated: 1, api_calls: 1 }]);
  });

  it("uploading the same ads again adds none", async () => {
    const upload = () =>
      as(
        "bananaman",
        `insert into ads_swipe (name, image_url, platform, tactics) values
           ('Crumb & Co', 'https://example.com/a.png', 'Meta', 'Before\\After'),
           ('Crumb & Co', 'https://example.com/a.png', 'Meta', 'Brötchen')
         on conflict (content_key) do nothing returning tactics`,
      );
    expect(await upload()).toHaveLength(2);
    expect(await upload()).toHaveLength(0);
  });
});
