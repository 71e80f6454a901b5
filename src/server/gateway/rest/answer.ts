import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { applied, type Preferences } from "./parse-prefer.ts";
import { contentRange, type Range, unsatisfiable } from "./parse-range.ts";
import { RestError } from "./rest-error.ts";

export type Outcome = { body: string | null; rows: number; total: number | null };

const OBJECT = "application/vnd.pgrst.object+json";

/** Whether one object is wanted instead of an array; refuses unsupported formats. */
export function wantsObject(accept: string | undefined): boolean {
  if (!accept) return false;
  const types = accept.split(",").map((type) => type.trim());
  if (types.includes(OBJECT)) return true;
  if (types.some((type) => /^(application\/json|application\/\*|\*\/\*)(;|$)/.test(type))) return false;
  throw new RestError(406, "PGRST107", `None of these media types are available: ${accept}`);
}

function notOneRow(rows: number): RestError {
  return new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

/** Rows that were read, with their range in the total. */
export function answerRows(c: Context, outcome: Outcome, range: Range, isObject: boolean, preferences: Preferences) {
  const { rows, total } = outcome;
  if (total !== null && range.offset > total) {
    throw unsatisfiable(`An offset of ${range.offset} was requested, but there are only ${total} rows.`);
  }
  c.header("Content-Range", contentRange(range.offset, rows, total));
  return answer(c, outcome, total !== null && rows < total ? 206 : 200, isObject, { count: preferences.count });
}

/**
 * Rows that were changed: returned, named in a Location header, or only counted. Where one object was asked for, any
 * other number of rows has been rolled back, so it is an error even if no row is to be returned.
 */
export function answerChange(
  c: Context,
  outcome: Outcome,
  isObject: boolean,
  preferences: Preferences,
  created: boolean,
) {
  const { count, return: wanted } = preferences;
  if (isObject && outcome.rows !== 1) throw notOneRow(outcome.rows);
  c.header("Content-Range", contentRange(0, created ? 0 : outcome.rows, count && outcome.rows));
  if (wanted === "representation") return answer(c, outcome, created ? 201 : 200, isObject, preferences);
  addApplied(c, preferences);
  if (wanted === "headers-only" && created) addLocation(c, outcome.body);
  return c.body(null, created ? 201 : 204);
}

export function answer(
  c: Context,
  { body, rows }: Outcome,
  status: ContentfulStatusCode,
  isObject: boolean,
  preferences: Partial<Preferences>,
) {
  if (isObject && rows !== 1) throw notOneRow(rows);
  addApplied(c, preferences);
  c.header("Content-Type", `${isObject ? OBJECT : "application/json"}; charset=utf-8`);
  if (c.req.method === "HEAD") return c.body(null, status);
  return c.body(isObject ? (body ?? "").slice(1, -1) : (body ?? "null"), status);
}

function addApplied(c: Context, preferences: Partial<Preferences>) {
  const text = applied(preferences);
  if (text) c.header("Preference-Applied", text);
}

function addLocation(c: Context, body: string | null) {
  const [row]: Record<string, unknown>[] = JSON.parse(body ?? "[]");
  if (!row) return;
  const keys = Object.entries(row).map(
    ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`,
  );
  c.header("Location", `${c.req.path.replace("/rest/v1", "")}?${keys.join("&")}`);
}
