import { z } from "zod";
import { parseJson } from "../../json/parse-json.ts";
import type { Payload } from "./build-write.ts";
import { notOffered } from "./not-offered.ts";
import { readCsv } from "./read-csv.ts";
import { RestError } from "./rest-error.ts";
import type { RestRequest } from "./rest-request.ts";

const row = z.record(z.string(), z.unknown());
const rows = z.union([row.transform((single) => [single]), z.array(row)]);
const JSON_TYPE = /^application\/(?:json|vnd\.pgrst\.(?:object|array)(?:\+json)?)(?:;|$)/i;

/** A body without a type is JSON. */
export const contentTypeOf = (c: RestRequest["c"]) => c.req.header("content-type") || "application/json";

export function readJson(c: RestRequest["c"], body: string): unknown {
  const type = contentTypeOf(c);
  if (!JSON_TYPE.test(type)) throw notOffered(415, "PGRST102", `A body of type ${type}`);
  try {
    return parseJson(body);
  } catch (cause) {
    throw new RestError(400, "PGRST102", "Empty or invalid json", { cause });
  }
}

/**
 * Rows to insert or to update with, and the columns they fill: those in `columns`, or else the keys, equal in all rows.
 * What was parsed only tells the shape: PostgreSQL receives the text as it came, because a JavaScript number holds 15
 * digits.
 */
export async function readRows(
  { c, readBody }: RestRequest,
  columns: string[] | null,
): Promise<Payload & { count: number }> {
  const body = (await readBody()).toString();
  if (/^text\/csv\b/i.test(contentTypeOf(c))) {
    const csv = readCsv(body);
    return { json: JSON.stringify(csv.rows), keys: columns ?? csv.header, count: csv.rows.length };
  }
  const json = readJson(c, body);
  const parsed = rows.safeParse(json);
  if (!parsed.success) throw new RestError(400, "PGRST102", "Empty or invalid json");
  const [first] = parsed.data;
  const keys = columns ?? Object.keys(first ?? {});
  if (!columns && parsed.data.some((entry) => !hasExactly(entry, keys))) {
    throw new RestError(400, "PGRST102", "All object keys must match");
  }
  return { json: Array.isArray(json) ? body : `[${body}]`, keys, count: parsed.data.length };
}

function hasExactly(entry: Record<string, unknown>, keys: string[]): boolean {
  return Object.keys(entry).length === keys.length && keys.every((key) => Object.hasOwn(entry, key));
}
