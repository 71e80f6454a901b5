import type pg from "pg";
import { attempt, type Scope, sqlState, stopActing } from "./attempt.ts";
import type { Relation } from "./catalog.ts";
import type { ColumnAccess } from "./measure-columns.ts";
import { type Actor, customerId, type Person, people, userId } from "./people.ts";
import { insertRow, type Seed, seeds } from "./seeds.ts";

export type Verbs = Record<"select" | "insert" | "update" | "delete", Scope>;

/** Numbers for rows that the seeds have not used. */
let nextRow = 1000;

/** What one actor can do to one table or view, found out by doing it. */
export async function measureRelation(
  client: pg.ClientBase,
  relation: Relation,
  columns: ColumnAccess,
  actor: Actor,
): Promise<Verbs> {
  const seed = seedOf(relation);
  return {
    select: await measureSelect(client, relation, seed, columns, actor),
    insert: await measureInsert(client, relation, seed, columns, actor),
    update: await measureChange(client, relation, seed, actor, updateStatement(relation, columns)),
    delete: await measureChange(client, relation, seed, actor, `delete from ${relation.name}`),
  };
}

function seedOf({ name, isView }: Relation): Seed {
  const seed = seeds[name];
  if (seed && (isView || seed.row)) return seed;
  throw new Error(
    `${name} has no entry in tests/integration/policies/seeds.ts: add one that says which column names the owner and ` +
      "how a row is made, run the test again, and put what it measures into access.md.",
  );
}

async function measureSelect(
  client: pg.ClientBase,
  { name, columns: [firstColumn] }: Relation,
  seed: Seed,
  columns: ColumnAccess,
  actor: Actor,
): Promise<Scope> {
  const [readable] = columns.reads;
  if (readable && seed.owner && !columns.reads.includes(seed.owner)) {
    throw new Error(`${name}: clients read it but not ${seed.owner}, so there is no telling whose rows they see.`);
  }
  const column = seed.owner ?? readable ?? firstColumn?.name;
  const seen = await attempt(client, actor, () => client.query(`select "${column}" as owner from ${name}`));
  return seen === "refused" ? seen : scopeOf(seen.rows, seed, actor);
}

/** Adds one row in the actor's own name and one in somebody else's. */
async function measureInsert(
  client: pg.ClientBase,
  relation: Relation,
  seed: Seed,
  columns: ColumnAccess,
  actor: Actor,
): Promise<Scope> {
  const { row } = seed;
  if (!row) return measureChange(client, relation, seed, actor, `insert into ${relation.name} default values`);
  const insertAs = async (owner: Person) => {
    const values = Object.entries(row(owner, nextRow++));
    const permitted = values.filter(([column]) => columns.inserts.includes(column));
    const sample = Object.fromEntries(permitted.length > 0 ? permitted : values);
    const added = await attempt(client, actor, () => insertRow(client, relation.name, sample).catch(permitViolation));
    return added !== "refused";
  };
  const own = actor !== "anon" && (await insertAs(actor));
  const foreign = await insertAs("another bananaman");
  if (own) return foreign ? "all" : "own";
  return foreign ? "some" : "refused";
}

/** A constraint is checked only after privileges and policies have let the row pass. */
function permitViolation(error: unknown): void {
  if (!sqlState(error).startsWith("23")) throw error;
}

/** Sets a column to its own value if the column can be read. */
function updateStatement({ name, columns }: Relation, { reads, updates }: ColumnAccess): string {
  const column = updates.find((each) => reads.includes(each)) ?? updates[0];
  if (column && reads.includes(column)) return `update ${name} set "${column}" = "${column}"`;
  return `update ${name} set "${column ?? columns[0]?.name}" = default`;
}

/** object_not_in_prerequisite_state, feature_not_supported: a view that nobody can write through. */
function toleratePlainViews(error: unknown): undefined {
  if (!["55000", "0A000"].includes(sqlState(error))) throw error;
}

/** Runs the statement on the whole table: rows whose ctid is gone afterwards are the ones it could change. */
async function measureChange(
  client: pg.ClientBase,
  { name, isView }: Relation,
  seed: Seed,
  actor: Actor,
  statement: string,
): Promise<Scope> {
  const places = async () => {
    if (isView) return [];
    return (await client.query(`select ctid::text as place, ${seed.owner ?? "null"} as owner from ${name}`)).rows;
  };
  const before = await places();
  const after = await attempt(client, actor, async () => {
    const changed = await client.query(statement).catch(isView ? toleratePlainViews : undefined);
    if (!changed) return "refused";
    await stopActing(client);
    return places();
  });
  if (after === "refused") return after;
  const left = new Set(after.map(({ place }) => place));
  return scopeOf(
    before.filter(({ place }) => !left.has(place)),
    seed,
    actor,
  );
}

/** Everybody has the same number of rows, so reaching all rows means reaching every person's. */
function scopeOf(rows: { owner: unknown }[], seed: Seed, actor: Actor): Scope {
  if (rows.length === 0) return "none";
  const expected = seed.people ?? people;
  if (!seed.owner) return rows.length >= expected.length ? "all" : "some";
  const reached = new Set(rows.map(({ owner }) => people.find((p) => owner === userId(p) || owner === customerId(p))));
  if (actor !== "anon" && reached.size === 1 && reached.has(actor)) return "own";
  return expected.every((person) => reached.has(person)) ? "all" : "some";
}
