import { RestError, unparsable } from "./rest-error.ts";

export type SelectItem = { column: string; alias: string | null; cast: string | null };

/** More than twice as many as any table of ours has. */
const MAX_NAMES = 100;
const AGGREGATE = /^(?:.*[.:])?(?:avg|count|max|min|sum)$/;

/** `select=*,title,made:created_at::text`. Embedding other tables and aggregates are not supported. */
export function parseSelect(text: string, relation: string): SelectItem[] {
  if (text === "") return [];
  const open = findOutsideQuotes(text, "(").next().value;
  if (open !== undefined) throw refuseParenthesis(text, open, relation);
  return splitList(text, "select parameter").map((item) => parseItem(item, text));
}

/** An aggregate, or an embedded table: `users(email)`, `u:users!inner(email)`, `...users(email)`. */
function refuseParenthesis(text: string, open: number, relation: string): RestError {
  const head = text.slice(text.lastIndexOf(",", open) + 1, open).trim();
  if (text[open + 1] === ")" && AGGREGATE.test(head)) {
    return new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  }
  const [named = ""] = head.replace(/^\.\.\./, "").split("!");
  const name = named.slice(named.lastIndexOf(":") + 1);
  if (!name) return unparsable("select parameter", text, open, "a column, alias:column or column::type");
  if (!text.includes(")", open)) return unparsable("select parameter", text, text.length, '")"');
  return noRelationship(relation, name);
}

function parseItem(item: string, whole: string): SelectItem {
  const parts = /^(?:("(?:[^"]|"")+"|[^":]+):(?!:))?("(?:[^"]|"")+"|[^":]+)(?:::([a-z0-9_ ]+))?$/i.exec(item);
  // A NUL would end the statement, since the wire protocol terminates strings with a zero byte.
  if (!parts?.[2] || item.includes("\0"))
    throw unparsable(
      "select parameter",
      whole,
      Math.max(whole.indexOf(item), 0),
      "a column, alias:column or column::type",
    );
  return { alias: parts[1] ? unquote(parts[1]) : null, column: unquote(parts[2]), cast: parts[3] ?? null };
}

/** Names separated by commas, each optionally in double quotes, as in `columns="a","b"` and `on_conflict=a,b`. */
export function parseNames(text: string, what: string): string[] {
  return splitList(text, what).map(unquote);
}

function splitList(text: string, what: string): string[] {
  const items: string[] = [];
  let start = 0;
  for (const comma of findOutsideQuotes(text, ",")) {
    items.push(text.slice(start, comma).trim());
    start = comma + 1;
  }
  items.push(text.slice(start).trim());
  if (items.includes("")) throw unparsable(what, text, text.length, "a name");
  if (items.length > MAX_NAMES) throw unparsable(what, text, text.length, `at most ${MAX_NAMES} names`);
  return items;
}

function* findOutsideQuotes(text: string, character: string): Generator<number, undefined> {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === character && !isQuoted) yield at;
  }
}

function unquote(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
}

function noRelationship(relation: string, other: string): RestError {
  return new RestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${relation}' and '${other}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${relation}' and '${other}' in the schema 'public', but no matches were found.`,
    },
  );
}
