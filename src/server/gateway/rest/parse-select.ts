import { notOffered } from "./not-offered.ts";
import { type Field, readPath } from "./parse-field.ts";
import { Reader } from "./reader.ts";
import { type RestError, unparsable } from "./rest-error.ts";

/** `column` is `*` for all columns. */
export type SelectItem = Field & { alias: string | null; cast: string | null };

/** More than twice as many as any table of ours has. */
const MAX_NAMES = 100;
const AGGREGATE = /^(?:.*[.:])?(?:avg|count|max|min|sum)$/;

/** `select=*,title,made:created_at::text,facts->>size`. Embedding other tables and aggregates are not offered. */
export function parseSelect(text: string): SelectItem[] {
  if (text === "" || text === "*") return [];
  const open = findOutsideQuotes(text, "(");
  if (open >= 0) throw refuseParenthesis(text, open);
  return readList(text, "select parameter", readItem);
}

function readItem(reader: Reader): SelectItem {
  const expected = "a column, alias:column or column::type";
  if (reader.match(/\s*\*\s*(?=,|$)/y)) return { column: "*", path: [], alias: null, cast: null };
  const first = reader.name(expected);
  const alias = reader.match(/:(?!:)/y) ? first : null;
  const column = alias === null ? first : reader.name(expected);
  const path = readPath(reader);
  const cast = reader.match(/::([a-z0-9_ ]+)/iy)?.[1]?.trim() ?? null;
  return { column, path, alias, cast };
}

/** An aggregate, or an embedded table: `users(email)`, `u:users!inner(email)`, `...users(email)`. */
function refuseParenthesis(text: string, open: number): RestError {
  const head = text.slice(text.lastIndexOf(",", open) + 1, open).trim();
  if (text[open + 1] === ")" && AGGREGATE.test(head)) return notOffered(400, "PGRST123", "The use of aggregates");
  const [named = ""] = head.replace(/^\.\.\./, "").split("!");
  const name = named.slice(named.lastIndexOf(":") + 1);
  if (!name) return unparsable("select parameter", text, open, "a column, alias:column or column::type");
  if (!text.includes(")", open)) return unparsable("select parameter", text, text.length, '")"');
  return notOffered(400, "PGRST200", "Embedding other tables", `Read '${name}' with a request of its own.`);
}

/** Names separated by commas, each optionally in double quotes, as in `columns="a","b"` and `on_conflict=a,b`. */
export function parseNames(text: string, what: string): string[] {
  return readList(text, what, (reader) => reader.name("a name"));
}

/** The columns or arguments that are to be taken from the body; null for all that are in it. */
export function parseColumns(params: URLSearchParams): string[] | null {
  const columns = params.get("columns");
  return columns === null ? null : [...new Set(parseNames(columns, "columns parameter"))];
}

function readList<T>(text: string, what: string, readOne: (reader: Reader) => T): T[] {
  const reader = new Reader(text, what);
  const items: T[] = [];
  do {
    if (items.length >= MAX_NAMES) reader.fail(`at most ${MAX_NAMES} names`);
    items.push(readOne(reader));
  } while (reader.accept(","));
  reader.end();
  return items;
}

function findOutsideQuotes(text: string, character: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === "\\" && isQuoted) at += 1;
    else if (text[at] === character && !isQuoted) return at;
  }
  return -1;
}
