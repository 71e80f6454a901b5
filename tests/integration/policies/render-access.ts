import type pg from "pg";
import { attempt } from "./attempt.ts";
import { listExtensions, listFunctions, listRelations } from "./catalog.ts";
import { type ColumnAccess, measureColumns } from "./measure-columns.ts";
import { measureFunction } from "./measure-function.ts";
import { measureRelation, type Verbs } from "./measure-relation.ts";
import { actors, roleOf } from "./people.ts";

/** Measures one schema and writes it down as a section of access.md. Leaves nothing behind in the database. */
export async function renderSchema(client: pg.ClientBase, schema: string): Promise<string> {
  const sections = [`## ${schema}`];
  await client.query("begin");
  try {
    const { relations, columns } = await measureRelations(client, schema);
    if (relations.length > 0) {
      sections.push(table(["table or view", ...actors], relations));
      sections.push(table(["columns of", "a signed-in user reads", "inserts", "updates", "out of reach"], columns));
    }
    const functions = await measureFunctions(client, schema);
    if (functions.length > 0) sections.push(table(["function", ...actors], functions));
  } finally {
    await client.query("rollback");
  }
  return sections.join("\n\n");
}

async function measureRelations(client: pg.ClientBase, schema: string) {
  const relations: string[][] = [];
  const columns: string[][] = [];
  for (const relation of await listRelations(client, schema)) {
    const byRole = {
      anon: await measureColumns(client, relation, "anon"),
      authenticated: await measureColumns(client, relation, "authenticated"),
    };
    const cells: string[] = [];
    for (const actor of actors) {
      const verbs = await measureRelation(client, relation, byRole[roleOf(actor)], actor);
      cells.push(verbsCell(verbs));
    }
    relations.push([relation.name, ...cells]);
    columns.push(columnsRow(relation.name, byRole.authenticated));
    const anonReachesSome = byRole.anon.outOfReach.length < relation.columns.length;
    if (anonReachesSome) columns.push(columnsRow(`${relation.name}, as anon`, byRole.anon));
  }
  return { relations, columns };
}

async function measureFunctions(client: pg.ClientBase, schema: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const each of await listFunctions(client, schema)) {
    const cells: string[] = [];
    for (const actor of actors) cells.push(await measureFunction(client, each, actor));
    rows.push([each.signature, ...cells]);
  }
  for (const { name } of await listExtensions(client, schema)) {
    const cells: string[] = [];
    for (const actor of actors) {
      const seen = await attempt(client, actor, () => listExtensions(client, schema));
      const callable = seen !== "refused" && seen.some((extension) => extension.name === name && extension.callable);
      cells.push(callable ? "runs" : "refused");
    }
    rows.push([`all of ${name}`, ...cells]);
  }
  return rows;
}

/** "select own, delete own"; a verb that is refused is left out, one that finds no row says so. */
function verbsCell(verbs: Verbs): string {
  const allowed = Object.entries(verbs).filter(([, scope]) => scope !== "refused");
  return allowed.map(([verb, scope]) => `${verb} ${scope}`).join(", ") || "–";
}

function columnsRow(label: string, { reads, inserts, updates, outOfReach }: ColumnAccess): string[] {
  return [label, ...[reads, inserts, updates, outOfReach].map((names) => names.join(", ") || "–")];
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
