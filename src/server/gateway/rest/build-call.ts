import { type Reading, readFrom } from "./build-read.ts";
import type { Payload } from "./build-write.ts";
import type { Catalogue, Routine } from "./catalogue.ts";
import { quote, SqlBuilder, type Statement } from "./sql.ts";

/** Calls a function by parameter name. Arguments go in one JSON object, so each is read as its declared type. */
export function buildCall(routine: Routine, given: Payload, reading: Reading, types: Catalogue["types"]): Statement {
  const sql = new SqlBuilder(routine.name, routine.columns ?? new Map(), types);
  const used = routine.parameters.filter(({ name }) => given.keys.includes(name));
  const args = used.map(({ name }) => `${quote(name)} => arguments.${quote(name)}`).join(", ");
  const call = `public.${quote(routine.name)}(${args})`;
  const record = used.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
  const input =
    used.length > 0 ? `json_to_record(${sql.bind(given.json)}::json) as arguments(${record}), lateral ` : "";
  const result = quote(routine.name);

  if (routine.columns && routine.isSet) return readFrom(`${input}${call} as ${result}`, sql, reading);
  const value = routine.columns ? `row_to_json(${result})` : `to_json(${result})`;
  const body = routine.isSet ? `coalesce(json_agg(${result}), '[]')` : value;
  const text = `select ${routine.isVoid ? "null" : `(${body})::text`} as body, 1 as rows, null::int as total from ${input}${call} as ${result}`;
  return { text, values: sql.values };
}
