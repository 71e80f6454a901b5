import type { Logger } from "pino";
import { z } from "zod";
import type { Queryable } from "../../database/pool.ts";
import { RELATIONS, ROUTINES, SEARCH_CONFIGURATIONS, TIMEZONES, TYPES } from "./catalogue-queries.ts";

/** All names the API may use, read from PostgreSQL's own catalogue. What is missing here does not exist for clients. */
export type Catalogue = Names & {
  relations: Map<string, Relation>;
  routines: Map<string, Routine[]>;
};
/** Names that any statement may use, whatever it reads from. */
export type Names = {
  /** Types a select may cast to. */
  types: Set<string>;
  /** Languages of full-text search. */
  searchConfigurations: Set<string>;
};
export type Column = { name: string; type: string; defaultSql: string | null };
export type Relation = {
  name: string;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** Functions of one row of it, which clients use like columns. */
  computed: Map<string, Column>;
};
export type Parameter = { name: string; type: string; isRequired: boolean; isVariadic: boolean };
export type Routine = {
  name: string;
  parameters: Parameter[];
  isSet: boolean;
  isVoid: boolean;
  /** It only reads, regardless of caller and method. */
  isReadOnly: boolean;
  /** The columns of what it returns, or null for a single value. */
  columns: Map<string, Column> | null;
  /** The table whose rows it returns. */
  relation: Relation | null;
};

const EXPOSED_SCHEMA = "public";

const column = z.object({ name: z.string(), type: z.string(), defaultSql: z.string().nullable() });
const named = z.object({ name: z.string() });
const relationRow = z.object({
  name: z.string(),
  columns: z.array(column),
  primary_key: z.array(z.string()),
  computed: z.array(column),
});
const parameter = z.object({
  name: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  isVariadic: z.boolean(),
});
const routineRow = z.object({
  name: z.string(),
  is_set: z.boolean(),
  is_void: z.boolean(),
  is_read_only: z.boolean(),
  parameters: z.array(parameter),
  columns: z.array(column).nullable(),
  returned_relation: z.string().nullable(),
});

/** SQL names of types that the catalogue stores under another name. Quoted, PostgreSQL would not know them. */
export const TYPE_ALIASES = new Set([
  "bigint",
  "bit varying",
  "boolean",
  "character",
  "character varying",
  "dec",
  "decimal",
  "double precision",
  "float",
  "int",
  "integer",
  "real",
  "smallint",
  "time with time zone",
  "time without time zone",
  "timestamp with time zone",
  "timestamp without time zone",
]);

export async function readCatalogue(db: Queryable, logger: Pick<Logger, "warn">): Promise<Catalogue> {
  const [relations, routines, types, configurations] = await Promise.all(
    [RELATIONS, ROUTINES, TYPES, SEARCH_CONFIGURATIONS].map(async (sql) => {
      const { rows } = await db.query<Record<string, unknown>>(sql, [EXPOSED_SCHEMA]);
      return rows;
    }),
  );
  const understood = <T>(rows: Record<string, unknown>[] = [], schema: z.ZodType<T>): T[] =>
    rows.flatMap((row) => {
      const parsed = schema.safeParse(row);
      // One that cannot be understood must not take all the others down with it.
      if (!parsed.success) logger.warn({ name: row.name, err: parsed.error }, "left out of the API: not understood");
      return parsed.success ? [parsed.data] : [];
    });
  const catalogue: Catalogue = {
    relations: new Map(),
    routines: new Map(),
    types: new Set([...TYPE_ALIASES, ...understood(types, named).map(({ name }) => name)]),
    searchConfigurations: new Set(understood(configurations, named).map(({ name }) => name)),
  };
  for (const row of understood(relations, relationRow)) {
    const { name, primary_key: primaryKey } = row;
    catalogue.relations.set(name, {
      name,
      primaryKey,
      columns: byName(row.columns),
      computed: byName(row.computed),
    });
  }
  for (const row of understood(routines, routineRow)) {
    const routine: Routine = {
      name: row.name,
      isSet: row.is_set,
      isVoid: row.is_void,
      isReadOnly: row.is_read_only,
      parameters: row.parameters,
      columns: row.columns && byName(row.columns),
      relation: catalogue.relations.get(row.returned_relation ?? "") ?? null,
    };
    catalogue.routines.set(row.name, [...(catalogue.routines.get(row.name) ?? []), routine]);
  }
  return catalogue;
}

export async function readTimezones(db: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(TIMEZONES);
  return new Set(rows.map(({ name }) => name));
}

const byName = (columns: Column[]) => new Map(columns.map((entry) => [entry.name, entry]));
