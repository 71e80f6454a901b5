import type { Queryable } from "../database/pool.ts";
import { SCHEMAS, type Table } from "./entries.ts";

type Found = { id: string; schema: string; name: string; columns: string[]; refers_to: string[] };

/**
 * Every table with its columns, each after those that its foreign keys refer to, so that rows can be added in this
 * order. Left out: what is computed, what a crash may forget (unlogged tables), and the list of migrations, which the
 * migrations write themselves.
 */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Found>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns,
            array(select distinct f.confrelid::regclass::text from pg_constraint f
                   where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to,
            c.oid::regclass::text as id
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'r' and c.relpersistence = 'p'
        and c.oid <> 'private.migrations'::regclass
      order by n.nspname, c.relname`,
    [SCHEMAS],
  );
  return inOrder(rows).map(({ schema, name, columns }) => ({ kind: "table", schema, name, columns }));
}

function inOrder(tables: Found[]) {
  const ordered: Found[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ id }) => id));
    const free = [...waiting].filter(({ refers_to }) => !refers_to.some((id) => names.has(id)));
    if (free.length === 0) throw new Error(`these tables refer to each other in a circle: ${[...names].join(", ")}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}
