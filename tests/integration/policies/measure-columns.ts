import type pg from "pg";
import { REFUSED, sqlState } from "./attempt.ts";
import type { Relation } from "./catalog.ts";
import { actAs, type ClientRole } from "./people.ts";

export type ColumnAccess = { reads: string[]; inserts: string[]; updates: string[]; outOfReach: string[] };

/** Tries each column by itself. Who is signed in does not matter here: privileges on columns go by role. */
export async function measureColumns(
  client: pg.ClientBase,
  { name, isView, columns }: Relation,
  role: ClientRole,
): Promise<ColumnAccess> {
  const access: ColumnAccess = { reads: [], inserts: [], updates: [], outOfReach: [] };
  for (const column of columns) {
    const quoted = `"${column.name}"`;
    const reads = await isPermitted(client, role, `select ${quoted} from ${name} limit 0`);
    const inserts = !isView && (await isPermitted(client, role, `insert into ${name} (${quoted}) values (default)`));
    const updates = !isView && (await isPermitted(client, role, `update ${name} set ${quoted} = default where false`));
    if (reads) access.reads.push(column.name);
    if (inserts) access.inserts.push(column.name);
    if (updates) access.updates.push(column.name);
    if (!reads && !inserts && !updates) access.outOfReach.push(column.name);
  }
  return access;
}

/** Only a missing privilege counts: a policy or a constraint is checked only after the privilege was granted. */
async function isPermitted(client: pg.ClientBase, role: ClientRole, sql: string): Promise<boolean> {
  await client.query("savepoint attempt");
  try {
    await actAs(client, role === "anon" ? "anon" : "unpaid");
    await client.query(sql);
    return true;
  } catch (error) {
    return !(sqlState(error) === REFUSED && /^permission denied/.test((error as Error).message));
  } finally {
    await client.query("rollback to savepoint attempt");
  }
}
