import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { AiCall } from "../../../src/server/ai/call-provider.ts";
import type { Transaction } from "../../../src/server/database/pool.ts";
import { keepPicture, planLettering } from "../../../src/server/generation/letterings.ts";
import { plainPicture } from "../../support/picture-with-lettering.ts";
import type { Member } from "../storage/members.ts";
import { openStudio, request, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "keeper@loafworks.test");
});
afterAll(() => studio.stop());

/** As a process leaves it that died after its picture was there: with what its words need. */
async function leave({ tries, picture }: { tries: number; picture: Buffer | null }) {
  const { db } = studio.server;
  const { requestId: id, prompt } = request();
  const generation = {
    ...{ userId: maker.id, id, prompt, type: "meta", title: "A loaf", format: "1:1" as const, brief: undefined },
    ...{
      sourceId: undefined,
      brandId: undefined,
      service: "gemini" as const,
      model: "a-model",
      quality: null,
      mostUsd: 0.1,
    },
  };
  await db.query(
    `insert into public.generations (user_id, id, state, prompt, type, title, format, service, model, lease_until)
     values ($1, $2, 'running', $3, 'meta', 'A loaf', '1:1', 'gemini', 'a-model', now() + interval '1 hour')`,
    [maker.id, id, prompt],
  );
  await planLettering(db, generation, { layout: undefined, seed: 0, logo: undefined });
  await db.query("update private.letterings set tries = $2, picture = $3 where generation_id = $1", [
    id,
    tries,
    picture,
  ]);
  return generation;
}

test("a connection that breaks just after the picture was kept books nothing twice", async () => {
  const { db } = studio.server;
  const generation = await leave({ tries: 0, picture: null });
  const call: AiCall = {
    ...{ service: "gemini", model: "a-model", outcome: "succeeded", billed: "yes", priceUsd: 0.04, possibleUsd: 0 },
    ...{ startedAt: new Date(), durationMs: 900 },
  };
  let broken = 0;
  const breaking = async (): Promise<Transaction> => {
    const client = await db.connect();
    const query = async (sql: string, values?: unknown[]) => {
      const result = await client.query(sql, values);
      if (sql === "commit" && broken++ === 0) throw new Error("Connection terminated unexpectedly");
      return result;
    };
    return Object.assign(Object.create(client), { query, release: () => client.release() });
  };
  const pool = { connect: breaking, query: db.query.bind(db) as typeof db.query };
  await keepPicture({ pool, wait: async () => {} }, generation, Buffer.from("a picture"), [call]);
  expect(broken).toBe(2);
  const { data: calls } = await maker.supabase.from("ai_calls").select("price_usd").eq("generation_id", generation.id);
  expect(calls).toEqual([{ price_usd: 0.04 }]);
});

test("a picture on which process after process was killed is not given up: it is saved without its words", async () => {
  const picture = await sharp(await plainPicture())
    .jpeg()
    .toBuffer();
  const { id } = await leave({ tries: 4, picture });
  await studio.server.db.query("update public.generations set lease_until = now() where id = $1", [id]);
  const find = async () =>
    (await maker.supabase.from("generations").select("state, creative_id").eq("id", id).single()).data;
  await vi.waitUntil(async () => (await find())?.state !== "running", { timeout: 60_000, interval: 200 });
  const { data } = await maker.supabase
    .from("creative_scenes")
    .select("scene")
    .eq("creative_id", (await find())?.creative_id ?? "");
  expect(data).toMatchObject([{ scene: { layout: "meme", meme: { captions: [] } } }]);
});
