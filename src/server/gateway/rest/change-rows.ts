import { runScoped, runScopedIf } from "../../database/scoped-query.ts";
import { answerChange, type Outcome, wantsObject } from "./answer.ts";
import { buildDelete, buildInsert, buildUpdate, type Writing } from "./build-write.ts";
import type { Catalogue, Relation } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { parsePrefer } from "./parse-prefer.ts";
import { parseNames } from "./parse-select.ts";
import { readObject, readRows } from "./read-payload.ts";
import { readQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";
import type { RestRequest } from "./rest-request.ts";
import type { Statement } from "./sql.ts";

const NOTHING: Outcome = { body: "[]", rows: 0, total: 0 };

/** POST, PATCH and DELETE on a table. */
export async function changeRows(request: RestRequest, name: string): Promise<Response> {
  const { c, pool, cache, caller, params } = request;
  const isObject = wantsObject(c.req.header("accept"));
  const preferences = parsePrefer(c.req.header("prefer"));
  const { relation, types } = await findRelation(cache, name);
  if (params.has("limit") || params.has("offset")) {
    throw new RestError(400, "PGRST109", "A 'limit' is not offered for changes");
  }
  const writing: Writing = { ...readQuery(params, name, undefined), preferences };
  const statement = await buildChange(request, relation, writing, types);
  const isCreated = c.req.method === "POST";
  if (!statement) return answerChange(c, NOTHING, isObject, preferences, isCreated);

  const scope = { ...caller, isReadOnly: false };
  const outcome = isObject
    ? await runScopedIf(pool, scope, statement.text, statement.values, ({ rows }) => rows === 1)
    : await runScoped(pool, scope, statement.text, statement.values);
  return answerChange(c, outcome, isObject, preferences, isCreated);
}

/** Null when there is nothing to do: no rows to insert, no columns to change. */
async function buildChange(
  request: RestRequest,
  relation: Relation,
  writing: Writing,
  types: Catalogue["types"],
): Promise<Statement | null> {
  const { c, params } = request;
  if (c.req.method === "POST") {
    const columns = params.get("columns");
    const payload = await readRows(request, columns === null ? null : parseNames(columns, "columns parameter"));
    const onConflict = params.get("on_conflict");
    const target = onConflict ? parseNames(onConflict, "on_conflict parameter") : [];
    return payload.isEmpty ? null : buildInsert(relation, writing, payload, target, types);
  }
  if (writing.filters.length === 0) {
    // As hosted projects do: one forgotten filter must not change or delete a whole table.
    const verb = c.req.method === "PATCH" ? "UPDATE" : "DELETE";
    throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
  }
  if (c.req.method === "DELETE") return buildDelete(relation, writing, types);
  const change = await readObject(request);
  return change.keys.length === 0 ? null : buildUpdate(relation, writing, change, types);
}
