import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Format } from "./parse-accept.ts";
import { applied, type Preferences } from "./parse-prefer.ts";
import { contentRange, type Range, unsatisfiable } from "./parse-range.ts";
import { RestError } from "./rest-error.ts";
import { setHeader } from "./rest-request.ts";

export type Outcome = { body: string | null; rows: number; total: number | null; updated?: number | null };
/** `isArray` unless the body is already the one row or value that a function returned. */
type Shown = Format & { isArray: boolean };

function notOneRow(rows: number): RestError {
  return new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

/** Refuses a change of more rows than the client allowed; it has been rolled back. */
export function checkAffected({ rows }: Outcome, { maxAffected }: Preferences) {
  if (maxAffected === null || rows <= maxAffected) return;
  throw new RestError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
    details: `The query affects ${rows} rows`,
  });
}

/** Rows that were read, with their range in the total. */
export function answerRows(c: Context, outcome: Outcome, range: Range, shown: Shown, preferences: Preferences) {
  const { rows, total } = outcome;
  addRange(c, outcome, range);
  const heeded = { ...preferences, return: null, resolution: null, missing: null };
  return answer(c, outcome, total !== null && rows < total ? 206 : 200, shown, heeded);
}

/** The result of a function that has none, or whose caller does not want it. */
export function answerNothing(c: Context, outcome: Outcome, range: Range, preferences: Preferences) {
  addRange(c, outcome, range);
  addApplied(c, preferences);
  return c.body(null, 204);
}

function addRange(c: Context, { rows, total }: Outcome, { offset }: Range) {
  if (total !== null && offset > total) {
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, total);
  }
  setHeader(c, "Content-Range", contentRange(offset, rows, total));
}

/**
 * Rows that were changed: returned, named in a Location header, or only counted. Where one object was asked for, any
 * other number of rows has been rolled back, so it is an error even if no row is to be returned.
 */
export function answerChange(c: Context, outcome: Outcome, format: Format, preferences: Preferences) {
  const { count, return: wanted } = preferences;
  const isInsert = c.req.method === "POST";
  if (format.kind === "object" && outcome.rows !== 1) throw notOneRow(outcome.rows);
  setHeader(c, "Content-Range", contentRange(0, isInsert ? 0 : outcome.rows, count && outcome.rows));
  // An upsert that only found rows to update has created nothing.
  const isCreated = isInsert && !(preferences.resolution === "merge-duplicates" && outcome.updated === outcome.rows);
  if (wanted === "representation") {
    return answer(c, outcome, isCreated ? 201 : 200, { ...format, isArray: true }, preferences);
  }
  addApplied(c, preferences);
  if (wanted === "headers-only" && isInsert) addLocation(c, outcome.body);
  return c.body(null, isCreated ? 201 : isInsert ? 200 : 204);
}

function answer(
  c: Context,
  { body, rows }: Outcome,
  status: ContentfulStatusCode,
  { kind, isArray, contentType }: Shown,
  preferences: Partial<Preferences>,
) {
  const isObject = kind === "object";
  if (isObject && rows !== 1) throw notOneRow(rows);
  addApplied(c, preferences);
  const type = { "Content-Type": contentType };
  if (c.req.method === "HEAD") return c.body(null, status, type);
  return c.body(isObject && isArray ? (body ?? "").slice(1, -1) : (body ?? "null"), status, type);
}

function addApplied(c: Context, preferences: Partial<Preferences>) {
  const text = applied(preferences);
  if (text) setHeader(c, "Preference-Applied", text);
}

function addLocation(c: Context, body: string | null) {
  const [row]: Record<string, unknown>[] = JSON.parse(body ?? "[]");
  if (!row) return;
  const keys = Object.entries(row).map(
    ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`,
  );
  setHeader(c, "Location", `${c.req.path.replace("/rest/v1", "")}?${keys.join("&")}`);
}
