import { runScoped, runScopedIf } from "../../database/scoped-query.ts";
import { answerNothing, answerRows, checkAffected } from "./answer.ts";
import { type Arguments, buildCall } from "./build-call.ts";
import type { Routine } from "./catalogue.ts";
import { findRoutine, type Match, takesWhole } from "./find-routine.ts";
import { notOffered } from "./not-offered.ts";
import { parseAccept } from "./parse-accept.ts";
import { readPreferences } from "./parse-prefer.ts";
import { parseColumns } from "./parse-select.ts";
import { readQueryArguments, readSentBody } from "./read-arguments.ts";
import { readQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";
import { headerOf, type RestRequest, scopeOf } from "./rest-request.ts";

/** `/rpc/name`: by POST with arguments in the body, or by GET with arguments in the query string and read-only. */
export async function callRoutine(request: RestRequest, name: string): Promise<Response> {
  const { c, pool } = request;
  const params = new URLSearchParams(request.query);
  const format = parseAccept(headerOf(c, "accept"));
  const preferences = await readPreferences(request);
  const isPost = c.req.method === "POST";
  const { routine, names, given } = await (isPost
    ? findForBody(request, params, name)
    : findForQuery(request, params, name));
  checkAffectable(routine, preferences.maxAffected);
  const range = c.req.method === "GET" ? headerOf(c, "range") : undefined;
  const query = readQuery(params, range, { except: new Set(isPost ? [] : given.keys) });
  const statement = buildCall(routine, given, { ...query, isCounted: preferences.count !== null, format }, names);
  const scope = scopeOf(request, !isPost || routine.isReadOnly, preferences.timezone);
  const isOne = format.kind === "object" && routine.isSet;
  const mayBeUndone = isOne || preferences.maxAffected !== null || preferences.tx === "rollback";
  const outcome =
    mayBeUndone && !scope.isReadOnly
      ? await runScopedIf(
          pool,
          scope,
          statement.text,
          statement.values,
          ({ rows }) =>
            (!isOne || rows === 1) && rows <= (preferences.maxAffected ?? rows) && preferences.tx !== "rollback",
        )
      : await runScoped(pool, scope, statement.text, statement.values);
  checkAffected(outcome, preferences);
  if (routine.isVoid || (isPost && preferences.return === "minimal")) {
    return answerNothing(c, outcome, query.range, preferences);
  }
  return answerRows(c, outcome, query.range, { ...format, isArray: routine.isSet }, preferences);
}

async function findForBody(request: RestRequest, params: URLSearchParams, name: string): Promise<Match<Arguments>> {
  const body = await readSentBody(request, parseColumns(params));
  const { routine, names } = await findRoutine(request.cache, name, () => body, body.wholeTypes);
  if (!takesWhole(routine, body.wholeTypes)) {
    if (body.isSeveral) throw notOffered(400, "PGRST102", "Calling a function with several objects");
    return { routine, names, given: { kind: "json", json: body.json, keys: body.keys ?? [] } };
  }
  const value = routine.parameters[0]?.type === "bytea" ? body.bytes : body.text;
  return { routine, names, given: { kind: "whole", value, keys: [] } };
}

function findForQuery({ cache }: RestRequest, params: URLSearchParams, name: string): Promise<Match<Arguments>> {
  return findRoutine(cache, name, (candidates) => readQueryArguments(params, candidates), []);
}

/** A single row or value says nothing about how many rows the function changed. */
function checkAffectable({ isSet }: Routine, maxAffected: number | null) {
  if (maxAffected === null || isSet) return;
  const message = "Function must return SETOF or TABLE when max-affected preference is used with handling=strict";
  throw new RestError(400, "PGRST128", message);
}
