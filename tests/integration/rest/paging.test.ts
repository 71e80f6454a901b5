import { afterAll, beforeAll, expect, test } from "vitest";
import { afterNewest, type NewestCursor, nextCursor } from "../../../src/web/lib/keyset.ts";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

const PAGE_SIZE = 20;

let seeded: SeededServer;
beforeAll(async () => {
  seeded = await startSeeded();
  // Many rows with the same timestamp, as an import creates them.
  await seeded.server.db.query("update public.ads_swipe set created_at = date_trunc('day', created_at)");
});
afterAll(() => seeded.server.stop());

const readPage = async (cursor: NewestCursor | null) => {
  const query = seeded
    .ads()
    .select("id, created_at")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
  const { data, error } = await afterNewest(query.limit(PAGE_SIZE), cursor);
  if (error) throw error;
  return data;
};

test("pages by keyset show every row once, also when rows share a moment and new ones arrive meanwhile", async () => {
  const seen: string[] = [];
  let cursor: NewestCursor | null = null;
  do {
    const page: NewestCursor[] = await readPage(cursor);
    seen.push(...page.map(({ id }) => id));
    cursor = nextCursor(page, PAGE_SIZE);
    await seeded.server.db.query(
      "insert into public.ads_swipe (name, image_url) values (gen_random_uuid(), '/new.png')",
    );
  } while (cursor);
  expect(seen).toHaveLength(50);
  expect(new Set(seen).size).toBe(50);
});
