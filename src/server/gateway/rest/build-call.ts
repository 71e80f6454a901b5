import { type Reading, readFrom, type Shape, VALUE } from "./build-read.ts";
import type { Names, Parameter, Routine } from "./catalogue.ts";
import { quote, type Source, SqlBuilder, type Statement } from "./sql.ts";

/** The arguments of a call: one JSON object, texts by name from a query string, or one unnamed value. */
export type Arguments =
  | { kind: "json"; json: string; keys: string[] }
  | { kind: "texts"; texts: Map<string, string | string[]>; keys: string[] }
  | { kind: "whole"; value: string | Buffer; keys: string[] };

const CALL = "pgrst_call";

/** Calls a function. Its result can be selected from, filtered, ordered and counted like a table. */
export function buildCall(routine: Routine, given: Arguments, reading: Reading, names: Names): Statement {
  const sql = new SqlBuilder(sourceOf(routine), names);
  const { call, input } = writeCall(sql, routine, given);
  const alias = quote(CALL);
  if (routine.isVoid) {
    const text = `select null as body, 1 as rows, null::int as total from ${input ? `${input}, lateral ` : ""}${call} as ${alias}`;
    return { text, values: sql.values };
  }
  // A value is not called in FROM, where PostgreSQL wants to know the columns of a record beforehand.
  const rows = routine.columns
    ? `select ${alias}.* from ${input ? `${input}, lateral ` : ""}${call} as ${alias}`
    : `select ${call} as ${VALUE}${input && ` from ${input}`}`;
  if (!reading.isCounted) return readFrom(`(${rows}) as ${alias}`, sql, reading, shapeOf(routine));
  // What is counted must not be called a second time: it may change something.
  return readFrom(`called as ${alias}`, sql, reading, shapeOf(routine), `called as materialized (${rows}), `);
}

function shapeOf({ columns, isSet }: Routine): Shape {
  if (columns) return isSet ? "rows" : "row";
  return isSet ? "values" : "value";
}

function sourceOf({ name, columns, relation }: Routine): Source {
  const value = new Map([[VALUE, { name: VALUE, type: "", defaultSql: null }]]);
  return {
    name,
    alias: CALL,
    columns: columns ?? value,
    computed: relation?.computed ?? new Map(),
    row: relation ? `row(${quote(CALL)}.*)::public.${quote(relation.name)}` : "",
  };
}

function writeCall(sql: SqlBuilder, routine: Routine, given: Arguments): { call: string; input: string } {
  const written = (args: string) => `public.${quote(routine.name)}(${args})`;
  const used = routine.parameters.filter(({ name }) => given.keys.includes(name));
  const list = (writeValue: (parameter: Parameter) => string) =>
    written(
      used.map((one) => `${one.isVariadic ? "variadic " : ""}${quote(one.name)} => ${writeValue(one)}`).join(", "),
    );
  if (given.kind === "whole") {
    const type = routine.parameters[0]?.type ?? "text";
    return { call: written(`${sql.bind(given.value)}::${type}`), input: "" };
  }
  if (given.kind === "texts") {
    return { call: list(({ name, type }) => `${sql.bind(given.texts.get(name))}::${type}`), input: "" };
  }
  if (used.length === 0) return { call: written(""), input: "" };
  const record = used.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
  return {
    call: list(({ name }) => `pgrst_arguments.${quote(name)}`),
    input: `json_to_record(${sql.bind(given.json)}::json) as pgrst_arguments(${record})`,
  };
}
