import { runScoped, runScopedIf } from "../../database/scoped-query.ts";
import { answerChange, checkAffected, type Outcome } from "./answer.ts";
import { buildDelete, buildInsert, buildUpdate, conflictTarget, type Writing } from "./build-write.ts";
import type { Names, Relation } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { notOffered } from "./not-offered.ts";
import { parseAccept } from "./parse-accept.ts";
import { readPreferences } from "./parse-prefer.ts";
import { parseColumns, parseNames } from "./parse-select.ts";
import { readRows } from "./read-payload.ts";
import { readQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";
import { headerOf, type RestRequest, scopeOf } from "./rest-request.ts";
import type { Statement } from "./sql.ts";

const NOTHING: Outcome = { body: "[]", rows: 0, total: 0, updated: 0 };

/** POST, PATCH and DELETE on a table. */
export async function changeRows(request: RestRequest, name: string): Promise<Response> {
  const { c, pool, cache } = request;
  const { relation, names } = await findRelation(cache, name);
  const params = new URLSearchParams(request.query);
  const writing = await readWriting(request, params, relation);
  const { format, preferences, limit } = writing;
  const statement = await buildChange(request, params, relation, writing, names);
  if (!statement) return answerChange(c, NOTHING, format, preferences);

  const scope = scopeOf(request, false, preferences.timezone);
  const isOne = format.kind === "object";
  const most = Math.min(preferences.maxAffected ?? Number.POSITIVE_INFINITY, limit?.limit ?? Number.POSITIVE_INFINITY);
  const isKept = ({ rows }: Outcome) => (!isOne || rows === 1) && rows <= most && preferences.tx !== "rollback";
  const mayBeUndone = isOne || most < Number.POSITIVE_INFINITY || preferences.tx === "rollback";
  const outcome = mayBeUndone
    ? await runScopedIf(pool, scope, statement.text, statement.values, isKept)
    : await runScoped(pool, scope, statement.text, statement.values);
  checkAffected(outcome, preferences);
  if (limit && outcome.rows > limit.limit) {
    throw new RestError(400, "PGRST110", "The maximum number of rows allowed to change was surpassed", {
      details: `Results contain ${outcome.rows} rows changed but the maximum number allowed is ${limit.limit}`,
    });
  }
  return answerChange(c, outcome, format, preferences);
}

async function readWriting(request: RestRequest, params: URLSearchParams, relation: Relation): Promise<Writing> {
  const { c } = request;
  const { range, ...query } = readQuery(params, undefined, { largestPage: Number.MAX_SAFE_INTEGER });
  const isInsert = c.req.method === "POST";
  // A limit says which rows to change. Inserting has no such choice: there it means nothing, as in PostgREST.
  const limit = !isInsert && (params.has("limit") || params.has("offset")) ? range : null;
  if (limit && query.order.length === 0) {
    throw new RestError(400, "PGRST109", "A 'limit' was applied without an explicit 'order'", {
      hint: "Apply an 'order' using unique column(s)",
    });
  }
  const given = await readPreferences(request);
  const hasTarget = conflictTarget(relation, readTarget(params)).length > 0;
  const preferences = {
    ...given,
    resolution: isInsert && hasTarget ? given.resolution : null,
    missing: c.req.method === "DELETE" ? null : given.missing,
    maxAffected: isInsert ? null : given.maxAffected,
  };
  return { ...query, limit, preferences, format: parseAccept(headerOf(c, "accept")) };
}

function readTarget(params: URLSearchParams): string[] {
  const onConflict = params.get("on_conflict");
  return onConflict ? parseNames(onConflict, "on_conflict parameter") : [];
}

/** Null when there is nothing to do: no rows to insert, no columns to change. */
async function buildChange(
  request: RestRequest,
  params: URLSearchParams,
  relation: Relation,
  writing: Writing,
  names: Names,
): Promise<Statement | null> {
  const { c } = request;
  if (c.req.method === "POST") {
    const payload = await readRows(request, parseColumns(params));
    return payload.count === 0 ? null : buildInsert(relation, writing, payload, readTarget(params), names);
  }
  if (writing.filters.length === 0) {
    // As hosted projects do: one forgotten filter must not change or delete a whole table.
    const verb = c.req.method === "PATCH" ? "UPDATE" : "DELETE";
    throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
  }
  if (c.req.method === "DELETE") return buildDelete(relation, writing, names);
  const change = await readRows(request, parseColumns(params));
  if (change.count > 1) throw notOffered(400, "PGRST102", "Updating with several objects");
  return change.count === 0 || change.keys.length === 0 ? null : buildUpdate(relation, writing, change, names);
}
