import { AS_JSON } from "./build-read.ts";
import type { Catalogue, Column, Relation } from "./catalogue.ts";
import type { Filter } from "./parse-filter.ts";
import type { OrderItem } from "./parse-order.ts";
import type { Preferences } from "./parse-prefer.ts";
import type { SelectItem } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";
import { quote, SqlBuilder, type Statement } from "./sql.ts";

export type Writing = {
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  preferences: Preferences;
};
export type Payload = { json: string; keys: string[] };

export function buildInsert(
  relation: Relation,
  writing: Writing,
  { json, keys }: Payload,
  onConflict: string[],
  types: Catalogue["types"],
): Statement {
  const sql = new SqlBuilder(relation.name, relation.columns, types);
  const columns = keys.map((key) => writable(relation, key));
  const names = columns.map(({ name }) => quote(name)).join(", ");
  const source =
    columns.length === 0
      ? "default values"
      : `(${names}) select ${columns.map((column) => filled(column, writing.preferences)).join(", ")}
           from json_array_elements(${sql.bind(json)}::json) element,
                lateral json_to_record(element) as row(${recordOf(columns)})`;
  const text = `insert into public.${quote(relation.name)} ${source} ${conflict(relation, columns, writing, onConflict)}`;
  return finish(sql, relation, text, writing);
}

export function buildUpdate(
  relation: Relation,
  writing: Writing,
  payload: Payload,
  types: Catalogue["types"],
): Statement {
  const sql = new SqlBuilder(relation.name, relation.columns, types);
  const columns = payload.keys.map((key) => writable(relation, key));
  const changes = columns.map(({ name }) => `${quote(name)} = change.${quote(name)}`).join(", ");
  const record = `json_to_record(${sql.bind(payload.json)}::json) as change(${recordOf(columns)})`;
  const text = `update public.${quote(relation.name)} set ${changes} from ${record}${sql.where(writing.filters)}`;
  return finish(sql, relation, text, writing);
}

export function buildDelete(relation: Relation, writing: Writing, types: Catalogue["types"]): Statement {
  const sql = new SqlBuilder(relation.name, relation.columns, types);
  return finish(sql, relation, `delete from public.${quote(relation.name)}${sql.where(writing.filters)}`, writing);
}

/** What is returned: the selected columns, the keys for a Location header, or only the number of rows. */
function finish(sql: SqlBuilder, relation: Relation, text: string, writing: Writing): Statement {
  const wanted = writing.preferences.return;
  // As text, since the header is made from them in JavaScript, whose numbers would lose digits.
  const keys = relation.primaryKey.map((column) => ({ column, alias: null, cast: "text" }));
  const returning = {
    representation: sql.selection(writing.select),
    "headers-only": keys.length > 0 ? sql.selection(keys) : "1",
    minimal: "1",
  }[wanted ?? "minimal"];
  const order = wanted === "representation" ? orderOutput(writing) : "";
  return {
    text: `with source as (${text} returning ${returning}) select ${AS_JSON}, count(*)::int as total from (select * from source${order}) source`,
    values: sql.values,
  };
}

function orderOutput({ order }: Writing): string {
  if (order.length === 0) return "";
  const terms = order.map(({ column, direction, nulls }) =>
    [quote(column), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(" "),
  );
  return ` order by ${terms.join(", ")}`;
}

function conflict(relation: Relation, columns: Column[], writing: Writing, onConflict: string[]): string {
  const { resolution } = writing.preferences;
  const target = onConflict.length > 0 ? onConflict : relation.primaryKey;
  if (!resolution || target.length === 0) return "";
  const names = target.map((name) => quote(writable(relation, name).name)).join(", ");
  if (resolution === "ignore-duplicates" || columns.length === 0) return `on conflict (${names}) do nothing`;
  return `on conflict (${names}) do update set ${columns.map(({ name }) => `${quote(name)} = excluded.${quote(name)}`).join(", ")}`;
}

/** With `missing=default` a key that one of several rows lacks takes the column's default instead of null. */
function filled(column: Column, { missing }: Preferences): string {
  const value = `row.${quote(column.name)}`;
  if (missing !== "default" || !column.defaultSql) return value;
  return `case when element::jsonb ? '${column.name.replaceAll("'", "''")}' then ${value} else ${column.defaultSql} end`;
}

function recordOf(columns: Column[]): string {
  return columns.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
}

function writable(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (column) return column;
  throw new RestError(400, "PGRST204", `Could not find the '${name}' column of '${relation.name}' in the schema cache`);
}
