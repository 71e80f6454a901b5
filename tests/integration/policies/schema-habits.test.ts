import { expect, it } from "vitest";
import { policyDatabase } from "./policy-database.ts";

// What Supabase's schema linter complains about, asked of our own schemas.
const { server } = policyDatabase();
const OURS = "array['public', 'private', 'auth', 'storage']::regnamespace[]";

it("every function of ours fixes its search path", async () => {
  const loose = await server(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = any (array['public', 'private']::regnamespace[])
       and not coalesce('search_path=""' = any (p.proconfig), false)`,
  );
  expect(loose).toEqual([]);
});

it("every view runs with the rights of whoever asks", async () => {
  const definers = await server(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = any (${OURS}) and c.relkind in ('v', 'm')
       and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
  );
  expect(definers).toEqual([]);
});

it("every table has a primary key and row-level security", async () => {
  const bare = await server(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = any (${OURS}) and c.relkind in ('r', 'p')
       and not (c.relrowsecurity and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary))`,
  );
  expect(bare).toEqual([]);
});

it("every foreign key leads an index", async () => {
  const unindexed = await server(
    `select f.conrelid::regclass::text as "table", f.conname as key from pg_constraint f
     where f.contype = 'f' and f.connamespace = any (${OURS})
       and not exists (
         select from pg_index i
         where i.indrelid = f.conrelid
           -- Whoever looks for a row that refers to another asks for no null.
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
             select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
             where a.attrelid = f.conrelid and a.attnum = f.conkey[1] and cardinality(f.conkey) = 1
           ))
           and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
       )`,
  );
  expect(unindexed).toEqual([]);
});

it("no two policies answer for the same role and verb", async () => {
  const doubled = await server(
    `select polrelid::regclass::text as "table" from pg_policy
     group by polrelid, polcmd, polroles having count(*) > 1`,
  );
  expect(doubled).toEqual([]);
});

it("every policy names its role and one verb, and asks who is calling once per statement", async () => {
  const careless = await server(
    `select tablename, policyname from pg_policies
     where roles <> array['authenticated'::name] or cmd = 'ALL'
       or replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT auth.uid()', '') ~ 'auth\\.'
       or regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT (public\\.)?(has_access|is_bananaman)\\(\\)', '', 'g')
         ~ '(has_access|is_bananaman)\\(\\)'`,
  );
  expect(careless).toEqual([]);
});
