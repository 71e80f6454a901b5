import type pg from "pg";

export type Relation = { name: string; isView: boolean; columns: { name: string; computed: boolean }[] };
export type DatabaseFunction = { name: string; signature: string; takesArguments: boolean };

/** Every table and view of a schema, as PostgreSQL itself lists them, with all columns. */
export async function listRelations(client: pg.ClientBase, schema: string): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select
       format('%I.%I', n.nspname, c.relname) as name,
       c.relkind in ('v', 'm') as "isView",
       json_agg(
         json_build_object('name', a.attname, 'computed', a.attgenerated <> '' or a.attidentity = 'a')
         order by a.attnum
       ) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
     group by n.nspname, c.relname, c.relkind
     order by c.relname collate "C"`,
    [schema],
  );
  return rows;
}

/** Every function of a schema that does not belong to an extension. */
export async function listFunctions(client: pg.ClientBase, schema: string): Promise<DatabaseFunction[]> {
  const { rows } = await client.query<DatabaseFunction>(
    `select
       format('%I.%I', n.nspname, p.proname) as name,
       format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as signature,
       p.pronargs > 0 as "takesArguments"
     from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = $1
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     order by p.proname collate "C", signature`,
    [schema],
  );
  return rows;
}

/** The extensions in a schema, and whether the current role can call any of their functions. */
export async function listExtensions(client: pg.ClientBase, schema: string) {
  const { rows } = await client.query<{ name: string; callable: boolean }>(
    `select
       e.extname as name,
       bool_or(has_schema_privilege(n.oid, 'usage') and has_function_privilege(p.oid, 'execute')) as callable
     from pg_extension e
     join pg_depend d on d.refobjid = e.oid and d.refclassid = 'pg_extension'::regclass and d.classid = 'pg_proc'::regclass
     join pg_proc p on p.oid = d.objid
     join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = $1
     group by e.extname
     order by e.extname`,
    [schema],
  );
  return rows;
}

/** Every grant that reaches a client, on tables, columns, sequences and functions: "authenticated SELECT public.creatives". */
export async function listClientGrants(client: pg.ClientBase, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `with object (name, acl) as (
       select c.oid::regclass::text, c.relacl from pg_class c where c.relnamespace = any ($1::regnamespace[])
       union all
       select format('%s (%I)', a.attrelid::regclass, a.attname), a.attacl
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = any ($1::regnamespace[])
       union all
       select p.oid::regprocedure::text, coalesce(p.proacl, acldefault('f', p.proowner))
       from pg_proc p where p.pronamespace = any ($1::regnamespace[])
       union all
       select n.nspname, n.nspacl from pg_namespace n where n.oid = any ($1::regnamespace[])
     )
     select format('%s %s %s', coalesce(r.rolname, 'public'), g.privilege_type, object.name) as line
     from object, aclexplode(object.acl) g left join pg_roles r on r.oid = g.grantee
     where g.grantee = 0 or r.rolname in ('anon', 'authenticated')`,
    [schemas],
  );
  return rows.map(({ line }) => line).sort();
}
