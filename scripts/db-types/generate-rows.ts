import { join } from "node:path";
import type { Queryable } from "../../src/server/database/pool.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { driverType } from "./driver-type.ts";

const FOLDER = join(PROJECT_ROOT, "src/server/database/rows");
const SCHEMAS = ["auth", "private", "public", "storage"];
const HEADER = "// Made from the migrations by `npm run db:types`: run that again instead of changing anything here.\n";

type Table = { schema: string; name: string; columns: { name: string; type: string; nullable: boolean }[] };

/** Every table that the server itself reads and writes, in a file for each schema: its path, and its whole text. */
export async function generateRows(database: Queryable): Promise<[path: string, text: string][]> {
  const { rows } = await database.query<Table>(
    `select n.nspname as schema, n.nspname || '.' || c.relname as name,
           (select json_agg(json_build_object('name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull)
                            order by a.attname collate "C")
              from pg_attribute a join pg_type t on t.oid = a.atttypid
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('r', 'p')
     order by c.relname collate "C"`,
    [SCHEMAS],
  );
  return SCHEMAS.map((schema) => {
    const tables = rows.filter((table) => table.schema === schema).map(renderTable);
    const type = `${schema.charAt(0).toUpperCase()}${schema.slice(1)}Rows`;
    return [join(FOLDER, `${schema}-rows.ts`), `${HEADER}\nexport type ${type} = {\n${tables.join("\n")}\n};\n`];
  });
}

function renderTable({ name, columns }: Table): string {
  const lines = columns.map(
    (column) => `    ${column.name}: ${driverType(column.type)}${column.nullable ? " | null" : ""};`,
  );
  return `  "${name}": {\n${lines.join("\n")}\n  };`;
}
