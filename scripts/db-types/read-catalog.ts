import type { Queryable } from "../../src/server/database/pool.ts";

export type Column = { name: string; type: string; nullable: boolean; hasDefault: boolean; computed: boolean };

export type ForeignKey = {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
};

export type Relation = { name: string; isView: boolean; columns: Column[]; foreignKeys: ForeignKey[] };

export type DatabaseFunction = {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  returnType: string;
  /** The table or view whose rows it returns, if it returns any. */
  returnedTable: string | null;
  returnsSet: boolean;
};

/** Tables and views of schema public, by name; columns by name, so that the order they were added in does not matter. */
export async function readRelations(database: Queryable): Promise<Relation[]> {
  const { rows } = await database.query<Relation>(`
    select
      c.relname as name,
      c.relkind in ('v', 'm') as "isView",
      (
        select json_agg(
          json_build_object(
            'name', a.attname,
            'type', t.typname,
            -- PostgreSQL does not know what a view's columns can hold.
            'nullable', not a.attnotnull or c.relkind in ('v', 'm'),
            'hasDefault', a.atthasdef or a.attidentity <> '',
            'computed', a.attgenerated <> '' or a.attidentity = 'a'
          )
          order by a.attname collate "C"
        )
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      coalesce((
        select json_agg(
          json_build_object(
            'name', f.conname,
            'columns', (${columnNames("f.conrelid", "f.conkey")}),
            'isOneToOne', exists (
              select from pg_index i
              where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indkey::int2[] <@ f.conkey
            ),
            'referencedRelation', r.relname,
            'referencedColumns', (${columnNames("f.confrelid", "f.confkey")})
          )
          order by f.conname collate "C"
        )
        from pg_constraint f join pg_class r on r.oid = f.confrelid
        -- Clients cannot follow a key into another schema.
        where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = 'public'::regnamespace
      ), '[]') as "foreignKeys"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    order by c.relname collate "C"`);
  return rows;
}

function columnNames(relation: string, numbers: string): string {
  return `
    select json_agg(a.attname order by k.place)
    from unnest(${numbers}) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number`;
}

/** Functions of schema public that can be called: no trigger functions, none that belong to an extension. */
export async function readFunctions(database: Queryable): Promise<DatabaseFunction[]> {
  const { rows } = await database.query<DatabaseFunction>(`
    select
      p.proname as name,
      coalesce((
        select json_agg(
          json_build_object('name', p.proargnames[g.place], 'type', t.typname, 'optional', g.place > p.pronargs - p.pronargdefaults)
          order by p.proargnames[g.place] collate "C"
        )
        from unnest(p.proargtypes::oid[]) with ordinality g (type, place) join pg_type t on t.oid = g.type
      ), '[]') as arguments,
      returned.typname as "returnType",
      (select c.relname from pg_class c where c.oid = returned.typrelid and c.relkind in ('r', 'p', 'v')) as "returnedTable",
      p.proretset as "returnsSet"
    from pg_proc p join pg_type returned on returned.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and returned.typname not in ('trigger', 'event_trigger')
      and not exists (
        select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e'
      )
    order by p.proname collate "C"`);
  return rows;
}
