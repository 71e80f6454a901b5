import { z } from "zod";
import type { Queryable } from "../../database/pool.ts";

/** All names the API may use, read from PostgreSQL's own catalogue. What is missing here does not exist for clients. */
export type Catalogue = {
  relations: Map<string, Relation>;
  routines: Map<string, Routine[]>;
  /** Types a select may cast to. */
  types: Set<string>;
};
export type Column = { name: string; type: string; defaultSql: string | null };
export type Relation = { name: string; columns: Map<string, Column>; primaryKey: string[] };
export type Routine = {
  name: string;
  parameters: { name: string; type: string; isRequired: boolean }[];
  isSet: boolean;
  isVoid: boolean;
  /** It only reads, regardless of caller and method. */
  isReadOnly: boolean;
  /** The columns of what it returns, or null for a single value. */
  columns: Map<string, Column> | null;
};

const EXPOSED_SCHEMA = "public";

const column = z.object({ name: z.string(), type: z.string(), defaultSql: z.string().nullable() });
const relationRow = z.object({ name: z.string(), columns: z.array(column), primary_key: z.array(z.string()) });
const routineRow = z.object({
  name: z.string(),
  is_set: z.boolean(),
  is_void: z.boolean(),
  is_read_only: z.boolean(),
  parameters: z.array(z.object({ name: z.string(), type: z.string(), isRequired: z.boolean() })).nullable(),
  columns: z.array(column).nullable(),
});

const COLUMNS_OF = (relation: string) => `(
  select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
           'defaultSql', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`;

const RELATIONS = `
  select c.relname as name, ${COLUMNS_OF("c.oid")} as columns,
         coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
                     from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
                    where i.indrelid = c.oid and i.indisprimary), '{}') as primary_key
    from pg_class c
   where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

const ROUTINES = `
  select p.proname as name, p.proretset as is_set, p.prorettype = 'void'::regtype as is_void,
         p.provolatile <> 'v' as is_read_only,
         (select json_agg(json_build_object('name', coalesce(p.proargnames[n], ''),
                   'type', format_type(p.proargtypes[n - 1], null), 'isRequired', n <= p.pronargs - p.pronargdefaults)
                   order by n) from generate_series(1, p.pronargs) n) as parameters,
         case when t.typrelid <> 0 then ${COLUMNS_OF("t.typrelid")}
              when p.proargmodes is not null then (
                select json_agg(json_build_object('name', p.proargnames[n], 'type',
                         format_type(p.proallargtypes[n], null), 'defaultSql', null) order by n)
                  from generate_subscripts(p.proargmodes, 1) n where p.proargmodes[n] in ('t', 'o', 'b'))
         end as columns
    from pg_proc p join pg_type t on t.oid = p.prorettype
   where p.pronamespace = $1::regnamespace and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')`;

const TYPES = `
  select typname as name from pg_type
   where typtype in ('b', 'e', 'd') and typnamespace in ('pg_catalog'::regnamespace, $1::regnamespace)
     and typcategory not in ('A', 'P', 'X', 'Z')`;

/** SQL names of types that the catalogue stores under another name. */
const TYPE_ALIASES = [
  "bigint",
  "boolean",
  "character varying",
  "decimal",
  "double precision",
  "int",
  "integer",
  "real",
  "smallint",
  "timestamp with time zone",
  "timestamp without time zone",
];

export async function readCatalogue(db: Queryable): Promise<Catalogue> {
  const [relations, routines, types] = await Promise.all(
    [RELATIONS, ROUTINES, TYPES].map((sql) => db.query(sql, [EXPOSED_SCHEMA])),
  );
  const byName = (columns: Column[]) => new Map(columns.map((entry) => [entry.name, entry]));
  const catalogue: Catalogue = {
    relations: new Map(),
    routines: new Map(),
    types: new Set([
      ...TYPE_ALIASES,
      ...z
        .array(z.object({ name: z.string() }))
        .parse(types?.rows)
        .map(({ name }) => name),
    ]),
  };
  for (const row of z.array(relationRow).parse(relations?.rows)) {
    const { name, primary_key: primaryKey } = row;
    catalogue.relations.set(name, { name, primaryKey, columns: byName(row.columns) });
  }
  for (const row of z.array(routineRow).parse(routines?.rows)) {
    const routine: Routine = {
      name: row.name,
      isSet: row.is_set,
      isVoid: row.is_void,
      isReadOnly: row.is_read_only,
      parameters: row.parameters ?? [],
      columns: row.columns && byName(row.columns),
    };
    catalogue.routines.set(row.name, [...(catalogue.routines.get(row.name) ?? []), routine]);
  }
  return catalogue;
}
