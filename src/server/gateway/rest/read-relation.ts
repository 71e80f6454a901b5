import { runScoped } from "../../database/scoped-query.ts";
import { answerRows } from "./answer.ts";
import { buildRead } from "./build-read.ts";
import type { Names, Relation } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { type Format, parseAccept } from "./parse-accept.ts";
import { readPreferences } from "./parse-prefer.ts";
import type { Range } from "./parse-range.ts";
import { readQuery } from "./read-query.ts";
import { headerOf, type RestRequest, scopeOf } from "./rest-request.ts";
import type { Statement } from "./sql.ts";

/** Pages ask the same few things over and over. */
const MAX_KEPT = 500;
const MAX_KEPT_QUERY = 1_000;

type Plan = { statement: Statement; range: Range };
/** What was built before, by what was asked. It belongs to one reading of the catalogue, and goes when that goes. */
const plans = new WeakMap<Names, Map<string, Plan>>();

/** GET and HEAD of a table or view. */
export async function readRelation(request: RestRequest, name: string): Promise<Response> {
  const { c, pool, cache, query } = request;
  const format = parseAccept(headerOf(c, "accept"));
  const preferences = await readPreferences(request);
  const { relation, names } = await findRelation(cache, name);
  const rangeHeader = c.req.method === "GET" ? headerOf(c, "range") : undefined;
  const asked = { query, rangeHeader, isCounted: preferences.count !== null, format };
  const { statement, range } = planFor(relation, names, asked);
  const outcome = await runScoped(pool, scopeOf(request, true, preferences.timezone), statement.text, statement.values);
  return answerRows(c, outcome, range, { ...format, isArray: true }, preferences);
}

type Asked = { query: string; rangeHeader: string | undefined; isCounted: boolean; format: Format };

function planFor(relation: Relation, names: Names, asked: Asked): Plan {
  if (asked.query.length > MAX_KEPT_QUERY) return makePlan(relation, names, asked);
  const { query, rangeHeader = "", isCounted, format } = asked;
  const key = [relation.name, query, rangeHeader, isCounted, format.contentType].join("\n");
  const kept = plans.get(names) ?? new Map<string, Plan>();
  const known = kept.get(key);
  if (known) return known;
  const made = makePlan(relation, names, asked);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  plans.set(names, kept.set(key, made));
  return made;
}

function makePlan(relation: Relation, names: Names, { query, rangeHeader, isCounted, format }: Asked): Plan {
  const reading = readQuery(new URLSearchParams(query), rangeHeader);
  return { statement: buildRead(relation, { ...reading, isCounted, format }, names), range: reading.range };
}
