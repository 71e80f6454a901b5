import { readFile } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import pg from "pg";
import { afterAll, beforeAll, expect, expectTypeOf, it } from "vitest";
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from "../../scripts/db-types/generate-database-types.ts";
import { generateRows } from "../../scripts/db-types/generate-rows.ts";
import type { Database } from "../../src/shared/database-types.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

it("the types the page is built with are those of the migrations; if not, npm run db:types makes them so", async () => {
  expect(await readFile(DATABASE_TYPES_FILE, "utf8")).toBe(await generateDatabaseTypes(pool));
});

it("so are the rows that the server reads", async () => {
  for (const [path, text] of await generateRows(pool)) expect(await readFile(path, "utf8")).toBe(text);
});

it("a row has the types that the driver gives its values", async () => {
  const { rows } = await pool.query(
    `select true as bool, 'x'::bytea as bytea, 1::float8 as float8, '::1'::inet as inet, 1::int4 as int4,
            1::numeric as numeric, array['a'] as texts, to_timestamp(0) as timestamptz`,
  );
  expect(rows).toEqual([
    {
      bool: true,
      bytea: Buffer.from("x"),
      float8: 1,
      inet: "::1",
      int4: 1,
      numeric: "1",
      texts: ["a"],
      timestamptz: new Date(0),
    },
  ]);
});

it("a new column shows in the types, optional where the database fills it in", async () => {
  await pool.query(`
    alter table public.creatives
      add column shade text,
      add column weight int not null default 1,
      add column doubled int not null generated always as (1 + 1) stored`);
  const types = await generateDatabaseTypes(pool);
  const creatives = types.slice(types.indexOf("creatives: {"), types.indexOf("generations: {"));
  const [row = "", insert = ""] = creatives.split("Insert: {");
  expect(row).toContain("shade: string | null;");
  expect(row).toContain("weight: number;");
  expect(row).toContain("doubled: number;");
  expect(insert).toContain("shade?: string | null;");
  expect(insert).toContain("weight?: number;");
  expect(insert).toContain("doubled?: never;");
});

/** Never called: that it compiles is the test. */
async function useTypes(supabase: SupabaseClient<Database>) {
  const ads = await supabase.rpc("search_ads_swipe", { search: "bread", page_size: 3 });
  const named = await supabase.rpc("search_ads_swipe").select("id, name");
  const access = await supabase.rpc("has_access");
  const subscription = await supabase.from("stripe_user_subscriptions").select("*").maybeSingle();
  const order = await supabase.from("stripe_orders").select("id, stripe_customers(customer_id)").single();
  await supabase.from("ads_swipe").insert([{ name: "Crumb", image_url: "/a.png" }]);
  // @ts-expect-error The database computes it.
  await supabase.from("ads_swipe").insert([{ name: "Crumb", image_url: "/a.png", content_key: "key" }]);
  // @ts-expect-error There is no such argument.
  await supabase.rpc("search_ads_swipe", { serch: "bread" });
  // @ts-expect-error There is no such table.
  await supabase.from("loaves").select();
  return { ads, named, access, subscription, order };
}

it("supabase-js takes tables, views, functions and relationships from the types", () => {
  type Answers = Awaited<ReturnType<typeof useTypes>>;
  type Data<Name extends keyof Answers> = NonNullable<Answers[Name]["data"]>;
  expectTypeOf<Data<"ads">[number]["target_audience"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Data<"named">[number]>().toEqualTypeOf<{ id: string; name: string }>();
  expectTypeOf<Data<"access">>().toEqualTypeOf<boolean>();
  expectTypeOf<Data<"subscription">["subscription_status"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Data<"order">>().toEqualTypeOf<{ id: number; stripe_customers: { customer_id: string } | null }>();
});
