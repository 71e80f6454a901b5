import { runScoped, runScopedIf } from "../../database/scoped-query.ts";
import { answer, answerRows, wantsObject } from "./answer.ts";
import { buildCall } from "./build-call.ts";
import type { Payload } from "./build-write.ts";
import type { Catalogue, Routine } from "./catalogue.ts";
import { parsePrefer } from "./parse-prefer.ts";
import { readObject } from "./read-payload.ts";
import { readQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";
import type { RestRequest } from "./rest-request.ts";
import type { SchemaCache } from "./schema-cache.ts";

/** `/rpc/name`: by POST with arguments in the body, or by GET with arguments in the query string and read-only. */
export async function callRoutine(request: RestRequest, name: string): Promise<Response> {
  const { c, pool, cache, caller, params } = request;
  const isObject = wantsObject(c.req.header("accept"));
  const preferences = parsePrefer(c.req.header("prefer"));
  const isPost = c.req.method === "POST";
  const body = isPost ? await readObject(request, true) : null;
  const { routine, given, types } = await findRoutine(cache, name, body, params);
  const query = readQuery(params, name, c.req.header("range"), new Set(isPost ? [] : given.keys));
  const statement = buildCall(routine, given, { ...query, isCounted: preferences.count !== null }, types);
  const scope = { ...caller, isReadOnly: !isPost || routine.isReadOnly };
  const isSingle = isObject && routine.isSet;
  const outcome = isSingle
    ? await runScopedIf(pool, scope, statement.text, statement.values, ({ rows }) => rows === 1)
    : await runScoped(pool, scope, statement.text, statement.values);
  if (routine.isVoid) return c.body(null, 204);
  if (routine.isSet && routine.columns) return answerRows(c, outcome, query.range, isObject, preferences);
  return answer(c, outcome, 200, false, {});
}

type Match = { routine: Routine; given: Payload; types: Catalogue["types"] };

async function findRoutine(
  cache: SchemaCache,
  name: string,
  body: Payload | null,
  params: URLSearchParams,
): Promise<Match> {
  let names: string[] = [];
  const match = await cache.find(({ routines, types }) => {
    const candidates = routines.get(name) ?? [];
    const parameters = new Set(candidates.flatMap((routine) => routine.parameters.map((parameter) => parameter.name)));
    const given = body ?? asPayload([...params].filter(([key]) => parameters.has(key)));
    names = given.keys;
    const routine = candidates.find((candidate) => accepts(candidate, names));
    return routine && { routine, given, types };
  });
  if (match) return match;
  const signature = names.length > 0 ? `public.${name}(${names.join(", ")})` : `public.${name} without parameters`;
  const parameters = names.length > 0 ? `with parameters ${names.join(", ")}` : "without parameters";
  throw new RestError(404, "PGRST202", `Could not find the function ${signature} in the schema cache`, {
    details: `Searched for the function public.${name} ${parameters}, but no matches were found in the schema cache.`,
  });
}

function asPayload(entries: [string, string][]): Payload {
  const given = Object.fromEntries(entries);
  return { json: JSON.stringify(given), keys: Object.keys(given) };
}

function accepts({ parameters }: Routine, given: string[]): boolean {
  const known = new Set(parameters.map(({ name }) => name));
  return (
    given.every((name) => known.has(name)) &&
    parameters.every(({ name, isRequired }) => !isRequired || given.includes(name))
  );
}
