import { runScoped } from "../../database/scoped-query.ts";
import { answerRows, wantsObject } from "./answer.ts";
import { buildRead } from "./build-read.ts";
import { findRelation } from "./find-relation.ts";
import { parsePrefer } from "./parse-prefer.ts";
import { readQuery } from "./read-query.ts";
import type { RestRequest } from "./rest-request.ts";

/** GET and HEAD of a table or view. */
export async function readRelation({ c, pool, cache, caller, params }: RestRequest, name: string): Promise<Response> {
  const isObject = wantsObject(c.req.header("accept"));
  const preferences = parsePrefer(c.req.header("prefer"));
  const { relation, types } = await findRelation(cache, name);
  const query = readQuery(params, name, c.req.header("range"));
  const statement = buildRead(relation, { ...query, isCounted: preferences.count !== null }, types);
  const outcome = await runScoped(pool, { ...caller, isReadOnly: true }, statement.text, statement.values);
  return answerRows(c, outcome, query.range, isObject, preferences);
}
