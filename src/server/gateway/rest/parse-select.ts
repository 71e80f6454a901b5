import { RestError, unparsable } from "./rest-error.ts";

export type SelectItem = { column: string; alias: string | null; cast: string | null };

const AGGREGATE = /(?:^|[.,:])(?:avg|count|max|min|sum)\(\)/;
const EMBED = /(?:^|,)\s*(?:\.\.\.)?(?:[^,():!]+:)?([^,():!]*)(?:![^,(]+)?\(/;

/** `select=*,title,made:created_at::text`. Embedding other tables is not offered, aggregates neither. */
export function parseSelect(text: string, relation: string): SelectItem[] {
  if (text === "") return [];
  if (AGGREGATE.test(text)) throw new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  const embedded = EMBED.exec(text);
  if (embedded) throw noRelationship(relation, embedded[1] ?? "");
  return splitList(text, "select parameter").map((item) => parseItem(item, text));
}

function parseItem(item: string, whole: string): SelectItem {
  const parts = /^(?:("(?:[^"]|"")+"|[^":]+):(?!:))?("(?:[^"]|"")+"|[^":]+)(?:::([a-z0-9_ ]+))?$/i.exec(item);
  // A NUL would end the statement for the wire protocol, which knows texts by their closing zero.
  if (!parts?.[2] || item.includes("\0"))
    throw unparsable(
      "select parameter",
      whole,
      Math.max(whole.indexOf(item), 0),
      "a column, alias:column or column::type",
    );
  return { alias: parts[1] ? unquote(parts[1]) : null, column: unquote(parts[2]), cast: parts[3] ?? null };
}

/** Names separated by commas, each perhaps in double quotes, as in `columns="a","b"` and `on_conflict=a,b`. */
export function parseNames(text: string, what: string): string[] {
  return splitList(text, what).map(unquote);
}

function splitList(text: string, what: string): string[] {
  const commasOutsideQuotes = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
  const items = text.split(commasOutsideQuotes).map((item) => item.trim());
  if (items.includes("")) throw unparsable(what, text, text.length, "a name");
  return items;
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
