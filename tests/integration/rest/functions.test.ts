import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RestClient, startWith } from "./rest-client.ts";

let rest: RestClient;
beforeAll(async () => {
  rest = await startWith(`
    create table public.bakers (id int primary key, name text, city text);
    insert into public.bakers select n, 'Baker ' || n, (array['Graz', 'Linz'])[1 + n % 2] from generate_series(1, 9) n;
    create table public.calls (id int generated always as identity, at timestamptz default now());
    create function public.one_baker(wanted int) returns bakers language sql stable
      as $$ select * from public.bakers where id = wanted $$;
    create function public.all_bakers() returns setof bakers language sql stable as $$ select * from public.bakers $$;
    create function public.counting() returns setof bakers language plpgsql volatile security definer set search_path = ''
      as $$ begin insert into public.calls default values; return query select * from public.bakers; end $$;
    create function public.seven() returns int language sql immutable as $$ select 7 $$;
    create function public.numbers_to(last int) returns setof int language sql immutable
      as $$ select generate_series(1, last) $$;
    create function public.greet(name text) returns text language sql immutable as $$ select 'Hello ' || name $$;
    create function public.greet(name text, loudly boolean) returns text language sql immutable
      as $$ select upper('Hello ' || name) $$;
    create function public.unclear(a int) returns text language sql immutable as $$ select 'int' $$;
    create function public.unclear(a text) returns text language sql immutable as $$ select 'text' $$;
    create function public.split_name(out first text, whole text, out last text) language sql immutable
      as $$ select split_part(whole, ' ', 1), split_part(whole, ' ', 2) $$;
    create function public.twice(inout n int) language sql immutable as $$ select n * 2 $$;
    create function public.fixed(code char(3), bits bit(4)) returns text language sql immutable
      as $$ select code || '/' || bits::text $$;
    create function public.joined(sep text, variadic words text[]) returns text language sql immutable
      as $$ select array_to_string(words, sep) $$;
    create function public.pair() returns record language sql immutable as $$ select 1 as n, 'x'::text as t $$;
    create function public.echo_json(given json) returns json language sql immutable as $$ select given $$;
    create function public.whole_json(json) returns json language sql immutable as $$ select $1 $$;
    create function public.whole_text(text) returns text language sql immutable as $$ select $1 $$;
    create function public.whole_bytes(bytea) returns int language sql immutable as $$ select length($1) $$;
    create function public.asked() returns json language sql stable as $$ select json_build_object('method',
      current_setting('request.method', true), 'headers', current_setting('request.headers', true)::json) $$;
    create function public.pay() returns void language plpgsql as $$
      begin raise sqlstate 'PT402' using message = 'Payment Required', detail = 'Quota exceeded', hint = 'Upgrade'; end $$;
    create function public.no_body() returns void language plpgsql as $$ begin raise sqlstate 'PT204'; end $$;
    create function public.too_early(detail text) returns void language plpgsql as $$ begin
      raise sqlstate 'PGRST' using message = '{"code":"EARLY","message":"Still rising","hint":"Wait"}', detail = detail; end $$;
    create function public.no_names(int, int default 2) returns int language sql immutable as $$ select $1 + $2 $$;
    create function public.half_named(a int default 1, int default 2) returns int language sql immutable as $$ select a + $2 $$;
    create function public.drop_all() returns setof bakers language sql volatile security definer set search_path = ''
      as $$ delete from public.bakers where id > 3 returning * $$;
    grant select on public.bakers to authenticated;
    grant execute on all functions in schema public to authenticated`);
});
afterAll(() => rest.server.stop());

const post = (path: string, body = "{}", headers: Record<string, string> = {}) =>
  rest.send(`/rpc${path}`, { method: "POST", body, headers });
const get = (path: string, headers: Record<string, string> = {}) => rest.send(`/rpc${path}`, { headers });

describe("what a function returns can be shaped like a table", () => {
  test("a single row: select, filter, single and count", async () => {
    expect((await rest.supabase.rpc("one_baker", { wanted: 2 })).data).toEqual({
      id: 2,
      name: "Baker 2",
      city: "Graz",
    });
    expect((await rest.supabase.rpc("one_baker", { wanted: 2 }).select("name")).data).toEqual({ name: "Baker 2" });
    expect((await rest.supabase.rpc("one_baker", { wanted: 2 }).select("who:name").single()).data).toEqual({
      who: "Baker 2",
    });
    expect((await rest.supabase.rpc("one_baker", { wanted: 2 }).eq("city", "Linz")).data).toBeNull();
    expect((await rest.supabase.rpc("one_baker", { wanted: 2 }).eq("city", "Linz").single()).status).toBe(406);
    const counted = await rest.supabase.rpc("one_baker", { wanted: 2 }, { count: "exact" });
    expect([counted.count, counted.status]).toEqual([1, 200]);
    expect((await rest.supabase.rpc("one_baker", { wanted: 2 }).select("secret")).error?.code).toBe("42703");
  });

  test("rows: select, filter, order, limit, single and count", async () => {
    const { data, count, status } = await rest.supabase
      .rpc("all_bakers", undefined, { count: "exact" })
      .select("id")
      .eq("city", "Linz")
      .order("id", { ascending: false })
      .range(1, 2);
    expect([data, count, status]).toEqual([[{ id: 7 }, { id: 5 }], 5, 206]);
    expect((await rest.supabase.rpc("all_bakers").eq("id", 3).single()).data).toMatchObject({ name: "Baker 3" });
    expect((await rest.supabase.rpc("all_bakers").single()).error?.code).toBe("PGRST116");
  });

  test("a value: single, count, and what a value does not have", async () => {
    expect((await rest.supabase.rpc("seven").single()).data).toBe(7);
    expect((await rest.supabase.rpc("seven").select().limit(1)).data).toBe(7);
    expect((await get("/seven", { prefer: "count=exact" })).headers.get("content-range")).toBe("0-0/1");
    expect((await rest.supabase.rpc("seven").eq("secret", 1)).error?.code).toBe("42703");
    expect((await rest.supabase.rpc("seven").select("secret")).error?.code).toBe("42703");
    expect((await rest.supabase.rpc("seven").order("secret")).error?.code).toBe("42703");
    expect((await rest.supabase.rpc("seven").select("pgrst_scalar, *")).error?.message).toContain("not offered");
  });

  test("several values: filter, order, limit, single and count", async () => {
    const shaped = rest.supabase.rpc("numbers_to", { last: 20 }, { count: "exact" });
    const { data, count } = await shaped.gt("pgrst_scalar", 5).order("pgrst_scalar", { ascending: false }).limit(3);
    expect([data, count]).toEqual([[20, 19, 18], 15]);
    expect((await rest.supabase.rpc("numbers_to", { last: 1 }).single()).data).toBe(1);
    expect((await rest.supabase.rpc("numbers_to", { last: 2 }).single()).error?.code).toBe("PGRST116");
    expect((await rest.supabase.rpc("numbers_to", { last: 0 })).data).toEqual([]);
  });

  test("never more than a thousand values either", async () => {
    expect((await rest.supabase.rpc("numbers_to", { last: 5_000 })).data).toHaveLength(1_000);
    expect((await rest.supabase.rpc("numbers_to", { last: 5_000 }).limit(2_000)).data).toHaveLength(1_000);
  });

  test("a function that is counted still runs once", async () => {
    await rest.supabase.rpc("counting", undefined, { count: "exact" }).eq("city", "Graz");
    expect((await rest.server.db.query("select from public.calls")).rowCount).toBe(1);
  });

  test("as CSV, and without nulls", async () => {
    expect((await get("/numbers_to?last=2", { accept: "text/csv" })).text).toBe("pgrst_scalar\n1\n2");
    expect((await get("/one_baker?wanted=1", { accept: "text/csv" })).text).toBe('id,name,city\n1,"Baker 1",Linz');
  });
});

describe("which function is meant", () => {
  test("overloads are told apart by the names of their arguments", async () => {
    expect((await rest.supabase.rpc("greet", { name: "Ann" })).data).toBe("Hello Ann");
    expect((await rest.supabase.rpc("greet", { name: "Ann", loudly: true })).data).toBe("HELLO ANN");
  });

  test("two that take the same names are not guessed between", async () => {
    expect((await get("/unclear?a=1")).status).toBe(300);
    expect((await post("/unclear", '{"a":1}')).json()).toEqual({
      code: "PGRST203",
      message:
        "Could not choose the best candidate function between: public.unclear(a => integer), public.unclear(a => text)",
      details: null,
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    });
  });

  test("an unknown argument is reported, by GET as by POST", async () => {
    for (const answer of [await get("/greet?nam=Ann"), await post("/greet", '{"nam":"Ann"}')]) {
      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({
        code: "PGRST202",
        message: "Could not find the function public.greet(nam) in the schema cache",
      });
    }
    expect((await get("/greet?nam=Ann")).json().details).toBe(
      "Searched for the function public.greet with parameter nam, but no matches were found in the schema cache.",
    );
  });

  test("a parameter without a name cannot be named, by POST or by GET", async () => {
    for (const answer of [
      await post("/no_names", '{"":1}'),
      await post("/half_named", '{"":1}'),
      await post("/half_named?columns=a", '[{"":1},{"":2}]'),
      await get("/half_named?=1"),
    ]) {
      expect(answer.text).not.toContain("identifier");
      expect([400, 404]).toContain(answer.status);
    }
    expect((await post("/half_named", '{"a":3}')).json()).toBe(5);
  });

  test("a key in the query string is refused by name, unless the function takes one", async () => {
    expect((await get("/greet?name=Ann&apikey=secret")).json()).toMatchObject({
      message: "A key in the query string is not offered by this gateway",
    });
  });

  test.each(["DELETE", "PATCH", "PUT"])("%s is no way to call one", async (method) => {
    const answer = await rest.send("/rpc/seven", { method });
    expect([answer.status, answer.json().code]).toEqual([405, "PGRST101"]);
    expect(answer.json().message).toBe(`Cannot use the ${method} method on RPC`);
  });
});

describe("arguments and results of every kind", () => {
  test("OUT and INOUT parameters are columns of the result", async () => {
    expect((await rest.supabase.rpc("split_name", { whole: "Ann Baker" })).data).toEqual({
      first: "Ann",
      last: "Baker",
    });
    expect((await get("/split_name?whole=Ann%20Baker")).json()).toEqual({ first: "Ann", last: "Baker" });
    expect((await rest.supabase.rpc("twice", { n: 21 })).data).toEqual({ n: 42 });
  });

  test("char(n) and bit(n) keep their whole length", async () => {
    expect((await rest.supabase.rpc("fixed", { code: "abc", bits: "1010" })).data).toBe("abc/1010");
    expect((await get("/fixed?code=abc&bits=1010")).json()).toBe("abc/1010");
  });

  test("variadic, as an array or one by one", async () => {
    expect((await rest.supabase.rpc("joined", { sep: "-", words: ["a", "b"] })).data).toBe("a-b");
    expect((await get("/joined?sep=-&words=a&words=b,c")).json()).toBe("a-b,c");
  });

  test("a record without declared columns", async () => {
    expect((await rest.supabase.rpc("pair")).data).toEqual({ n: 1, t: "x" });
  });

  test("JSON by GET", async () => {
    const given = encodeURIComponent('{"n": 9007199254740993}');
    expect((await get(`/echo_json?given=${given}`)).text).toBe('{"n": 9007199254740993}');
  });

  test("one object in an array is taken for itself, several are refused", async () => {
    expect((await post("/greet", ' [{"name":"Ann"}] ')).json()).toBe("Hello Ann");
    expect((await post("/seven", "[]")).json()).toBe(7);
    const several = await post("/greet", '[{"name":"Ann"},{"name":"Bob"}]');
    expect([several.status, several.json().message]).toEqual([
      400,
      "Calling a function with several objects is not offered by this gateway",
    ]);
    expect((await post("/whole_json", '[{"n":1},{"n":2}]')).json()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test("columns says which arguments are taken from the body", async () => {
    expect((await post("/greet?columns=name", '{"name":"Ann","loudly":true}')).json()).toBe("Hello Ann");
    expect((await post("/greet?columns=name,secret", '{"name":"Ann"}')).json()).toMatchObject({ code: "PGRST202" });
  });

  test("one unnamed parameter takes the whole body", async () => {
    expect((await post("/whole_json", '[1,{"n":9007199254740993}]')).text).toBe('[1,{"n":9007199254740993}]');
    expect((await post("/whole_json", '{"any":"key"}')).json()).toEqual({ any: "key" });
    expect((await post("/whole_text", "plain, text", { "content-type": "text/plain" })).json()).toBe("plain, text");
    expect((await post("/whole_bytes", "12345", { "content-type": "application/octet-stream" })).json()).toBe(5);
    expect((await post("/seven", "plain", { "content-type": "text/plain" })).status).toBe(404);
    expect((await post("/seven", "<b>", { "content-type": "text/html" })).status).toBe(415);
  });

  test("a function learns the method and the headers, but no credentials", async () => {
    const asked = (await get("/asked", { "x-shop": "Loafworks", cookie: "a=b" })).json();
    expect(asked).toMatchObject({ method: "GET", headers: { "x-shop": "Loafworks" } });
    expect(Object.keys(asked.headers)).not.toContain("authorization");
    expect(Object.keys(asked.headers)).not.toContain("cookie");
    expect((await post("/asked")).json()).toMatchObject({ method: "POST" });
  });

  test("a function chooses the status of its refusal", async () => {
    const refused = await post("/pay");
    expect(refused.status).toBe(402);
    expect(refused.json()).toEqual({
      code: "PT402",
      message: "Payment Required",
      details: "Quota exceeded",
      hint: "Upgrade",
    });
    expect((await post("/no_body")).status).toBe(500);
    const early = (detail: string) => post("/too_early", JSON.stringify({ detail }));
    const raised = await early('{"status":425,"headers":{"X-Oven":"on"}}');
    expect([raised.status, raised.headers.get("x-oven"), raised.json()]).toEqual([
      425,
      null,
      { code: "EARLY", message: "Still rising", details: null, hint: "Wait" },
    ]);
    expect((await early("soon")).json()).toMatchObject({ code: "PGRST121" });
  });

  test("max-affected undoes a function that returns more rows, and needs one that returns rows", async () => {
    const strict = (most: number) => ({ prefer: `handling=strict, max-affected=${most}` });
    expect((await post("/drop_all", "{}", strict(5))).json()).toMatchObject({
      code: "PGRST124",
      details: "The query affects 6 rows",
    });
    expect((await rest.server.db.query("select from public.bakers")).rowCount).toBe(9);
    expect((await post("/seven", "{}", strict(5))).json()).toMatchObject({ code: "PGRST128" });
    expect((await rest.supabase.rpc("drop_all").rollback()).data).toHaveLength(6);
    expect((await rest.server.db.query("select from public.bakers")).rowCount).toBe(9);
    expect((await post("/drop_all", "{}", strict(6))).json()).toHaveLength(6);
  });
});
