import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RestClient, startWith } from "./rest-client.ts";

let rest: RestClient;
beforeAll(async () => {
  rest = await startWith(`
    create table public.stays (id int primary key, days int4range, tags text[], facts jsonb, raw json, story text,
      words tsvector generated always as (to_tsvector('english', story)) stored, place point);
    insert into public.stays (id, days, tags, facts, raw, story) values
      (1, '[1,5)', '{sea,sun}', '{"size": 10, "title": "Beach", "rooms": [{"beds": 2}, {"beds": 1}], "a.b": 1}', '{"k": 1}', 'Sunny days at the beaches'),
      (2, '[5,9)', '{snow}', '{"size": 9, "title": "Alps", "rooms": [{"beds": 4}]}', '{"k": 2}', 'The fat cats ate rats'),
      (3, '[20,30)', '{sea}', '{"size": 100, "title": null, "rooms": []}', null, 'Walking quietly');
    create function public.label(public.stays) returns text language sql stable as $$ select 'Stay ' || $1.id $$;
    create function public.stays_like(word text) returns setof public.stays language sql stable
      as $$ select * from public.stays where story ilike '%' || word || '%' $$;
    grant select, update on public.stays to authenticated;
    grant execute on all functions in schema public to authenticated`);
});
afterAll(() => rest.server.stop());

const stays = (select = "id") => rest.supabase.from("stays").select(select).order("id");
const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return (data as { id: number }[]).map(({ id }) => id);
};

describe("ranges and arrays", () => {
  test.each<[string, (query: ReturnType<typeof stays>) => PromiseLike<{ data: unknown; error: unknown }>, number[]]>([
    ["rangeGt", (q) => q.rangeGt("days", "[1,5)"), [2, 3]],
    ["rangeGte", (q) => q.rangeGte("days", "[5,9)"), [2, 3]],
    ["rangeLt", (q) => q.rangeLt("days", "[20,21)"), [1, 2]],
    ["rangeLte", (q) => q.rangeLte("days", "[1,9)"), [1, 2]],
    ["rangeAdjacent", (q) => q.rangeAdjacent("days", "[9,12)"), [2]],
    ["overlaps, of a range", (q) => q.overlaps("days", "[4,6)"), [1, 2]],
    ["overlaps, of an array", (q) => q.overlaps("tags", ["sun", "snow"]), [1, 2]],
    ["contains, of a range", (q) => q.contains("days", "[2,3)"), [1]],
    ["overlaps in a group", (q) => q.or('tags.ov.{snow,x},days.sr."(9,12)"'), [2, 3]],
    ["nested braces in a group", (q) => q.or('facts.cs.{"rooms":[{"beds":4}]}, id.eq.3'), [2, 3]],
  ])("%s", async (_name, build, expected) => {
    expect(await ids(build(stays()))).toEqual(expected);
  });
});

describe("full-text search", () => {
  test.each<[string, (query: ReturnType<typeof stays>) => PromiseLike<{ data: unknown; error: unknown }>, number[]]>([
    ["to a tsvector", (q) => q.textSearch("words", "cat & rat"), [2]],
    ["with a language", (q) => q.textSearch("words", "beach", { config: "english" }), [1]],
    ["with another language", (q) => q.textSearch("words", "beaches", { config: "simple" }), []],
    ["plain", (q) => q.textSearch("words", "the fat rats", { type: "plain", config: "english" }), [2]],
    ["phrase", (q) => q.textSearch("words", "sunny days", { type: "phrase" }), [1]],
    ["as on the web", (q) => q.textSearch("words", "beach or walking -quietly", { type: "websearch" }), [1]],
    ["to plain text", (q) => q.textSearch("story", "walk", { config: "english" }), [3]],
    ["to JSON", (q) => q.textSearch("facts", "alps", { config: "simple" }), [2]],
    ["negated", (q) => q.not("words", "fts(english)", "cat"), [1, 3]],
    ["in a group", (q) => q.or("words.fts(english).cat,words.plfts.walk"), [2, 3]],
  ])("%s", async (_name, build, expected) => {
    expect(await ids(build(stays()))).toEqual(expected);
  });
});

describe("paths into JSON", () => {
  test("selected, under the last key or an alias, cast", async () => {
    const { data } = await stays(
      'facts->size, facts->>title, beds:facts->rooms->0->beds, room:facts->rooms->-1, facts->size::int, tags->0, facts->"a.b"',
    ).limit(1);
    expect(data).toEqual([{ size: 10, title: "Beach", beds: 2, room: { beds: 1 }, tags: "sea", "a.b": 1 }]);
  });

  test("filtered and ordered by", async () => {
    expect(await ids(stays().eq("facts->>title", "Alps"))).toEqual([2]);
    expect(await ids(stays().gt("facts->size", 9))).toEqual([1, 3]);
    expect(await ids(stays().is("facts->>title", null))).toEqual([3]);
    expect(await ids(stays().in("facts->rooms->0->>beds", ["2", "4"]))).toEqual([1, 2]);
    expect(await ids(stays().or("facts->>title.eq.Alps, facts->rooms->0->beds.eq.2"))).toEqual([1, 2]);
    expect(await ids(stays().eq("raw->>k", "2"))).toEqual([2]);
    const ordered = rest.supabase.from("stays").select("id").order("facts->size", { ascending: false });
    expect(await ids(ordered)).toEqual([3, 1, 2]);
  });

  test("a key may be anything, since it is a value", async () => {
    expect(await ids(stays().eq(`facts->>"'; drop table stays; --"`, "x"))).toEqual([]);
    expect(await ids(stays())).toEqual([1, 2, 3]);
  });
});

describe("computed columns", () => {
  test("selected by name, filtered and ordered by, of tables and of functions, but not part of *", async () => {
    expect((await stays("id, label").limit(1)).data).toEqual([{ id: 1, label: "Stay 1" }]);
    expect(await ids(stays().eq("label", "Stay 2"))).toEqual([2]);
    expect(await ids(rest.supabase.from("stays").select("id").order("label", { ascending: false }))).toEqual([3, 2, 1]);
    expect((await stays("*").limit(1)).data?.[0]).not.toHaveProperty("label");
    const called = rest.supabase.rpc("stays_like", { word: "cats" }, { count: "exact" }).select("label");
    expect((await called.eq("label", "Stay 2")).data).toEqual([{ label: "Stay 2" }]);
    const changed = rest.supabase.from("stays").update({ story: "Cats" }).eq("id", 2).select("label").order("label");
    expect((await changed).data).toEqual([{ label: "Stay 2" }]);
  });
});

describe("counting and casting in select", () => {
  test("count alone is the number of rows, filtered or named", async () => {
    const counted = (select: string) => rest.supabase.from("stays").select(select);
    expect((await counted("count")).data).toEqual([{ count: 3 }]);
    expect((await counted("many:count::text").gt("id", 1).single()).data).toEqual({ many: "2" });
    expect((await rest.supabase.rpc("stays_like", { word: "a" }).select("count")).data).toEqual([{ count: 3 }]);
    expect((await counted("count, id")).error?.code).toBe("42803");
    expect((await counted("id").eq("count", 3)).error?.code).toBe("42703");
  });

  test.each([
    ["tags::_text", ["sea", "sun"]],
    ["tags::TEXT", "{sea,sun}"],
    ["id::float", 1],
    ["id::_int4", "42846"],
    ["id::character varying", "1"],
    ["id::_stays", "42704"],
    ["id::_pg_class", "42704"],
    ["id::record", "42704"],
  ])("%s", async (select, expected) => {
    const answer = (await rest.send(`/stays?select=x:${encodeURIComponent(select)}&id=eq.1`)).json();
    expect(answer[0]?.x ?? answer.code).toEqual(expected);
  });

  test.each([
    ["( )", []],
    [" ( 1,2)", [1, 2]],
    ["(\t3) ", [3]],
    ["()", []],
  ])("in.%s", async (list, expected) => {
    expect((await rest.send(`/stays?select=id&order=id&id=in.${encodeURIComponent(list)}`)).json()).toEqual(
      expected.map((id) => ({ id })),
    );
  });
});

test("stripNulls leaves them out, of many and of one", async () => {
  expect((await stays("id, raw").gt("id", 1).stripNulls()).data).toEqual([{ id: 2, raw: { k: 2 } }, { id: 3 }]);
  expect((await stays("id, raw").eq("id", 3).single().stripNulls()).data).toEqual({ id: 3 });
});
