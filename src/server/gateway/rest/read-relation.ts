import { runScoped } from "../../database/scoped-query.ts";
import { answerRows } from "./answer.ts";
import { buildRead } from "./build-read.ts";
import { findRelation } from "./find-relation.ts";
import { parseAccept } from "./parse-accept.ts";
import { parsePrefer } from "./parse-prefer.ts";
import { readQuery } from "./read-query.ts";
import { type RestRequest, scopeOf } from "./rest-request.ts";

/** GET and HEAD of a table or view. */
export async function readRelation(request: RestRequest, name: string): Promise<Response> {
  const { c, pool, cache, params } = request;
  const format = parseAccept(c.req.header("accept"));
  const preferences = parsePrefer(c.req.header("prefer"));
  const { relation, names } = await findRelation(cache, name);
  const query = readQuery(params, c.req.method === "GET" ? c.req.header("range") : undefined);
  const statement = buildRead(relation, { ...query, isCounted: preferences.count !== null, format }, names);
  const outcome = await runScoped(pool, scopeOf(request, true), statement.text, statement.values);
  return answerRows(c, outcome, query.range, { ...format, isArray: true }, preferences);
}
