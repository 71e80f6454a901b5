import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

let seeded: SeededServer;
beforeAll(async () => {
  seeded = await startSeeded();
});
afterAll(() => seeded.server.stop());

const names = (answer: { data: { name: string }[] | null }) => answer.data?.map(({ name }) => name);

describe("every operator", () => {
  const where = async (build: (query: ReturnType<typeof select>) => unknown) =>
    names((await build(select())) as { data: { name: string }[] });
  const select = () => seeded.ads().select("name").order("created_at").limit(3);

  test.each<[string, (query: ReturnType<typeof select>) => unknown, string[]]>([
    ["eq", (q) => q.eq("name", "Company 7"), ["Company 7"]],
    ["neq", (q) => q.neq("name", "Company 1"), ["Company 2", "Company 3", "Company 4"]],
    ["gt", (q) => q.gt("created_at", "2026-01-02T00:00:00Z"), ["Company 25", "Company 26", "Company 27"]],
    ["gte", (q) => q.gte("created_at", "2026-01-02T00:00:00Z"), ["Company 24", "Company 25", "Company 26"]],
    ["lt", (q) => q.lt("created_at", "2026-01-01T02:00:00Z"), ["Company 1"]],
    ["lte", (q) => q.lte("created_at", "2026-01-01T02:00:00Z"), ["Company 1", "Company 2"]],
    ["like", (q) => q.like("name", "%y 4"), ["Company 4"]],
    ["like with an asterisk", (q) => q.like("name", "*y 4"), ["Company 4"]],
    ["ilike", (q) => q.ilike("name", "COMPANY 4"), ["Company 4"]],
    ["likeAnyOf", (q) => q.likeAnyOf("name", ["%y 4", "%y 5"]), ["Company 4", "Company 5"]],
    ["ilikeAllOf", (q) => q.ilikeAllOf("name", ["%COMPANY%", "% 6"]), ["Company 6"]],
    ["is null", (q) => q.is("platform", null), ["Company 2", "Company 5", "Company 8"]],
    ["isdistinct", (q) => q.filter("platform", "isdistinct", "Facebook"), ["Company 1", "Company 2", "Company 4"]],
    ["in", (q) => q.in("name", ["Company 3", "Company 9", "commas, (and more)"]), ["Company 3", "Company 9"]],
    ["in nothing", (q) => q.in("name", []), []],
    [
      "not",
      (q) => q.not("platform", "is", null).not("name", "eq", "Company 1"),
      ["Company 3", "Company 4", "Company 6"],
    ],
    ["or", (q) => q.or("name.eq.Company 1,name.eq.Company 2"), ["Company 1", "Company 2"]],
    [
      "nested and, or, not",
      (q) => q.or("and(platform.is.null,industry.eq.Industry 0),not.and(name.neq.Company 1,name.neq.Company 6)"),
      ["Company 1", "Company 6", "Company 8"],
    ],
    [
      "match of several",
      (q) => q.match({ platform: "Facebook", industry: "Industry 3" }),
      ["Company 3", "Company 15", "Company 27"],
    ],
  ])("%s", async (_name, build, expected) => {
    expect(await where(build)).toEqual(expected);
  });

  test("contains and containedBy, on an array", async () => {
    await seeded.server.db.query("create table public.tagged (id int primary key, tags text[], facts jsonb)");
    await seeded.server.db.query(
      `insert into public.tagged values (1, '{a,b}', '{"x":1}'), (2, '{c}', '{"y":"z, w"}')`,
    );
    await seeded.server.db.query("grant select on public.tagged to authenticated; notify pgrst");
    const ids = (answer: { data: { id: number }[] | null }) => answer.data?.map(({ id }) => id);
    const tagged = () => seeded.paid.supabase.from("tagged").select("id");
    await expect.poll(async () => ids(await tagged().contains("tags", ["a"]))).toEqual([1]);
    expect(ids(await tagged().containedBy("tags", ["c", "d"]))).toEqual([2]);
    expect(ids(await tagged().contains("facts", { y: "z, w" }))).toEqual([2]);
    expect(ids(await tagged().or("tags.cs.{a,b},facts.cs.{}"))).toEqual([1, 2]);
    await seeded.server.db.query("drop table public.tagged");
  });
});
