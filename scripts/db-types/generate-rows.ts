import { join } from "node:path";
import type { Queryable } from "../../src/server/database/pool.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { driverType } from "./driver-type.ts";

export const ROWS_FILE = join(PROJECT_ROOT, "src/server/database/rows.ts");

const HEADER = `// Made from the migrations by \`npm run db:types\`: run that again instead of changing anything here.

/** Columns of a table, as the driver reads them. */
export type Row<Table extends keyof Rows, Column extends keyof Rows[Table]> = Pick<Rows[Table], Column>;

`;

type Table = { name: string; columns: { name: string; type: string; nullable: boolean }[] };

/** The whole text of the file: every table that the server itself reads and writes, whatever its schema. */
export async function generateRows(database: Queryable): Promise<string> {
  const { rows } = await database.query<Table>(`
    select n.nspname || '.' || c.relname as name,
           (select json_agg(json_build_object('name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull)
                            order by a.attname collate "C")
              from pg_attribute a join pg_type t on t.oid = a.atttypid
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('auth', 'private', 'public', 'storage') and c.relkind in ('r', 'p')
     order by n.nspname collate "C", c.relname collate "C"`);
  return `${HEADER}type Rows = {\n${rows.map(renderTable).join("\n")}\n};\n`;
}

function renderTable({ name, columns }: Table): string {
  const lines = columns.map(
    (column) => `    ${column.name}: ${driverType(column.type)}${column.nullable ? " | null" : ""};`,
  );
  return `  "${name}": {\n${lines.join("\n")}\n  };`;
}
