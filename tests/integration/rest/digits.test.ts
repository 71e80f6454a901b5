import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

let seeded: SeededServer;
let token: string;
beforeAll(async () => {
  seeded = await startSeeded();
  token = (await seeded.paid.supabase.auth.getSession()).data.session?.access_token ?? "";
  await seeded.server.db.query(
    `create table public.sums (id bigint primary key, amount numeric, facts jsonb, raw json, rough float8);
     grant select, insert, update, delete on public.sums to authenticated;
     create function public.echo_sum(amount numeric, facts jsonb, id bigint) returns jsonb language sql immutable
       as $$ select jsonb_build_object('amount', amount, 'facts', facts, 'id', id) $$;
     grant execute on function public.echo_sum to authenticated; notify pgrst`,
  );
  await until(async () => (await send("GET", "/sums")).status === 200);
});
afterAll(() => seeded.server.stop());

/** As text: parsing the answer in JavaScript would lose the digits that are checked here. */
const send = async (method: string, path: string, body?: string, prefer = "return=representation") => {
  const answer = await fetch(`${seeded.server.url}/rest/v1${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", prefer },
  });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
};

test("an insert, an upsert and an update keep every digit of a number", async () => {
  const inserted = await send(
    "POST",
    "/sums?select=id,amount,facts,raw",
    '{"id": 9007199254740993, "amount": 0.10000000000000000001, "facts": {"n": 9007199254740993, "m": [1.10]}, "raw": {"e": 1e400}}',
  );
  expect(inserted).toMatchObject({
    status: 201,
    text: '[{"id":9007199254740993,"amount":0.10000000000000000001,"facts":{"m": [1.10], "n": 9007199254740993},"raw":{"e": 1e400}}]',
  });
  const several = await send(
    "POST",
    "/sums?select=id,amount&on_conflict=id",
    '[{"id": 9007199254740993, "amount": 1e400}, {"id": 9007199254740995, "amount": 12345678901234567890.5}]',
    "return=representation,resolution=merge-duplicates",
  );
  expect(several.text).toContain(`{"id":9007199254740993,"amount":1${"0".repeat(400)}}`);
  expect(several.text).toContain('{"id":9007199254740995,"amount":12345678901234567890.5}');
  const updated = await send(
    "PATCH",
    "/sums?id=eq.9007199254740993&select=amount,facts",
    '{"amount": 9007199254740993.00, "facts": 1e400}',
  );
  expect(updated.text).toBe(`[{"amount":9007199254740993.00,"facts":1${"0".repeat(400)}}]`);
});

test("the arguments of a function keep every digit", async () => {
  const expected = '{"id": 9007199254740993, "facts": {"n": 9007199254740993}, "amount": 0.10000000000000000001}';
  const body = '{"amount": 0.10000000000000000001, "facts": {"n": 9007199254740993}, "id": 9007199254740993}';
  expect((await send("POST", "/rpc/echo_sum", body)).text).toBe(expected);
});

test("the address of a new row keeps every digit of its key", async () => {
  const { location } = await send("POST", "/sums", '{"id": 9007199254740997}', "return=headers-only");
  expect(location).toBe("/sums?id=eq.9007199254740997");
});

test("a number that does not fit its column is refused, not rounded", async () => {
  expect(await send("POST", "/sums", '{"id": 1, "rough": 1e400}')).toMatchObject({ status: 400 });
  expect((await send("POST", "/sums", '{"id": 9223372036854775808}')).text).toContain("22003");
});
