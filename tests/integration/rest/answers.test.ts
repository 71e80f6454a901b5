import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../support/browser.ts";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

let seeded: SeededServer;
beforeAll(async () => {
  seeded = await startSeeded();
});
afterAll(() => seeded.server.stop());

describe("shapes of answers", () => {
  test("columns, aliases and casts", async () => {
    const { data } = await seeded
      .ads()
      .select("company:name, day:created_at::date, made:created_at::text")
      .eq("name", "Company 1")
      .single();
    expect(data).toEqual({
      company: "Company 1",
      day: "2026-01-01",
      made: expect.stringContaining("2026-01-01 01:00"),
    });
  });

  test("order by several columns, nulls first or last", async () => {
    const first = await seeded.ads().select("platform").order("platform", { nullsFirst: true }).order("id").limit(1);
    expect(first.data).toEqual([{ platform: null }]);
    const last = await seeded
      .ads()
      .select("platform")
      .order("platform", { ascending: false, nullsFirst: false })
      .limit(1);
    expect(last.data).toEqual([{ platform: "Instagram" }]);
  });

  test("an exact count, with rows and without", async () => {
    const page = await seeded.ads().select("id", { count: "exact" }).range(10, 19);
    expect([page.count, page.status, page.data?.length]).toEqual([50, 206, 10]);
    const head = await seeded.ads().select("*", { count: "exact", head: true });
    expect([head.count, head.data]).toEqual([50, null]);
  });

  test("single refuses none and many, maybeSingle takes none", async () => {
    expect((await seeded.ads().select("id").single()).error).toMatchObject({
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: "The result contains 50 rows",
    });
    expect((await seeded.ads().select("id").eq("name", "nobody").single()).status).toBe(406);
    expect(await seeded.ads().select("id").eq("name", "nobody").maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
  });

  test("a page beyond the end is empty, or unsatisfiable when the whole was counted", async () => {
    expect((await seeded.ads().select("id").range(100, 119)).data).toEqual([]);
    expect((await seeded.ads().select("id", { count: "exact" }).range(100, 119)).error?.code).toBe("PGRST103");
  });

  test("never more than a thousand rows", async () => {
    await seeded.server.db.query("create table public.many as select generate_series(1, 1500) as id");
    await seeded.server.db.query("grant select on public.many to authenticated; notify pgrst");
    await expect.poll(async () => (await seeded.paid.supabase.from("many").select("id")).data?.length).toBe(1000);
    expect((await seeded.paid.supabase.from("many").select("id").limit(5000)).data).toHaveLength(1000);
    await seeded.server.db.query("drop table public.many");
  });

  test("functions by POST and GET, with a value, rows, and filters on rows", async () => {
    expect((await seeded.paid.supabase.rpc("has_access")).data).toBe(true);
    expect((await seeded.unpaid.supabase.rpc("has_access", undefined, { get: true })).data).toBe(false);
    expect((await openBrowser(seeded.server).supabase.rpc("has_access")).status).toBe(401);
    await seeded.server.db.query(
      `create function public.numbers(first int, last int default 5) returns table (n int, label text) language sql stable
       as $$ select n, 'number ' || n from generate_series(first, last) n $$;
       grant execute on function public.numbers to authenticated; notify pgrst`,
    );
    const call = (get: boolean) => seeded.paid.supabase.rpc("numbers", { first: 2 }, { get }).select("n").gt("n", 3);
    await expect.poll(async () => (await call(false)).data).toEqual([{ n: 4 }, { n: 5 }]);
    expect((await call(true)).data).toEqual([{ n: 4 }, { n: 5 }]);
    expect((await seeded.paid.supabase.rpc("numbers", { last: 2 })).error?.code).toBe("PGRST202");
    await seeded.server.db.query("drop function public.numbers");
  });
});
