import { afterAll, beforeAll, expect, test } from "vitest";
import { generate, openStudio, type Studio, signInMaker } from "../generation/studio.ts";
import { png } from "../storage/images.ts";
import { type Member, openAnonymously, signInPaid } from "../storage/members.ts";

let studio: Studio;
let maker: Member;
beforeAll(async () => {
  studio = await openStudio();
  maker = await signInPaid(studio.server, "maker@loafworks.test");
});
afterAll(() => studio.stop());

const record = (who: Member, startedAt: string, model: string | null, outcome: string, price: number, kind = "image") =>
  studio.server.db.query(
    "insert into ai_calls (user_id, kind, model, outcome, price_usd, started_at) values ($1, $2, $3, $4, $5, $6)",
    [who.id, kind, model, outcome, price, startedAt],
  );

test("a month is added up from its calls: by day, by model, with cost and success, and only the own ones", async () => {
  const other = await signInPaid(studio.server, "other@loafworks.test");
  await record(maker, "2026-02-28T23:59:59Z", "painter", "succeeded", 1);
  await record(maker, "2026-03-01T00:00:00Z", "painter", "succeeded", 0.03);
  await record(maker, "2026-03-01T09:00:00Z", "painter", "refused", 0);
  await record(maker, "2026-03-31T23:59:59Z", "writer", "succeeded", 0.001, "enhance");
  await record(maker, "2026-03-31T23:00:00Z", null, "interrupted", 0, "edit");
  await record(maker, "2026-04-01T00:00:00Z", "painter", "succeeded", 1);
  // Checking a key is not a generation, and a wrong key is not a failed one.
  await record(maker, "2026-03-10T00:00:00Z", null, "failed", 0, "key_check");
  await record(maker, "2026-03-10T00:00:00Z", null, "succeeded", 0, "key_check");
  await record(other, "2026-03-15T00:00:00Z", "painter", "succeeded", 5);
  const { data } = await maker.supabase.rpc("usage_of_month", { month: "2026-03-17" });
  expect(data).toEqual({
    month: "2026-03-01",
    calls: 4,
    succeeded: 2,
    enhancements: 1,
    rerolls: 0,
    captions: 0,
    cost_usd: 0.031,
    unsure_usd: 0,
    services: [{ service: "gemini", calls: 4, pictures: 1, texts: 1, cost_usd: 0.031, unsure_usd: 0 }],
    models: [
      { model: "painter", calls: 2, cost_usd: 0.03 },
      { model: "writer", calls: 1, cost_usd: 0.001 },
      { model: null, calls: 1, cost_usd: 0 },
    ],
    days: [
      { date: "2026-03-01", images: 1, calls: 2 },
      { date: "2026-03-31", images: 0, calls: 2 },
    ],
  });
});

test("the composer's runs are pictures and texts of the month, and neither API calls nor part of their success", async () => {
  const { db } = studio.server;
  const baker = await signInPaid(studio.server, "baker@loafworks.test");
  await db.query(
    `insert into ai_calls (user_id, kind, outcome, service, started_at) values
       ($1, 'image', 'succeeded', 'composer', '2026-03-03'), ($1, 'image', 'failed', 'composer', '2026-03-03'),
       ($1, 'reroll', 'succeeded', 'composer', '2026-03-03'), ($1, 'image', 'refused', 'openai', '2026-03-03')`,
    [baker.id],
  );
  const { data } = await baker.supabase.rpc("usage_of_month", { month: "2026-03-01" });
  expect(data).toMatchObject({
    calls: 1,
    succeeded: 0,
    rerolls: 1,
    days: [{ date: "2026-03-03", images: 1, calls: 1 }],
  });
  expect(data.services).toContainEqual(expect.objectContaining({ service: "composer", pictures: 1, texts: 1 }));
});

test("without a month it is the current one, and empty for somebody who has done nothing", async () => {
  const idle = await signInPaid(studio.server, "idle@loafworks.test");
  const { data } = await idle.supabase.rpc("usage_of_month");
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  expect(data).toMatchObject({ month, calls: 0, succeeded: 0, cost_usd: 0, models: [], days: [] });
  expect((await (await openAnonymously(studio.server)).rpc("usage_of_month")).error?.code).toBe("42501");
});

test("space is counted in the own folder, and a full one stops uploads and generations before anything is spent", async () => {
  const { server, gemini } = studio;
  const hoarder = await signInMaker(server, "hoarder@loafworks.test");
  const bytes = await png(100, 100);
  await hoarder.creatives.upload(`${hoarder.id}/a.png`, bytes, { contentType: "image/png" });
  const { data: used } = await hoarder.supabase.rpc("storage_used");
  expect(used).toBeGreaterThan(1000);
  expect((await maker.supabase.rpc("storage_used")).data).toBe(0);

  await server.db.query(
    `update storage.objects set metadata = jsonb_set(metadata, '{size}', to_jsonb(5 * 1024^3)) where name = $1`,
    [`${hoarder.id}/a.png`],
  );
  gemini.forget();
  const refused = await generate(server, hoarder);
  expect(refused).toMatchObject({ status: 422, body: { code: "storage_full" } });
  expect(refused.body.error).toContain("Your 5 GB of cloud storage are full");
  expect(refused.body.error).toContain("nothing was charged");
  expect(gemini.calls).toEqual([]);
  const upload = await hoarder.creatives.upload(`${hoarder.id}/b.png`, bytes, { contentType: "image/png" });
  expect(upload.error?.message).toContain("Your 5 GB of cloud storage are full");

  await hoarder.creatives.remove([`${hoarder.id}/a.png`]);
  expect((await generate(server, hoarder)).status).toBe(200);
});
