import { asBody, sourceOf } from "./build-read.ts";
import type { Column, Names, Relation } from "./catalogue.ts";
import type { Format } from "./parse-accept.ts";
import type { Filter } from "./parse-filter.ts";
import type { OrderItem } from "./parse-order.ts";
import type { Preferences } from "./parse-prefer.ts";
import type { Range } from "./parse-range.ts";
import type { SelectItem } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";
import { orderTerm, quote, SqlBuilder, type Statement } from "./sql.ts";

export type Writing = {
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  /** The rows to change, if not all that the filters find. */
  limit: Range | null;
  preferences: Preferences;
  format: Format;
};
export type Payload = { json: string; keys: string[] };

/** Counts the rows that an upsert found and updated: `returning` alone does not tell them from new ones. */
const UPDATED = "'bananabread.updated_rows'";
const UPDATED_SO_FAR = `coalesce(nullif(current_setting(${UPDATED}, true), ''), '0')::int`;

export function buildInsert(
  relation: Relation,
  writing: Writing,
  { json, keys }: Payload,
  onConflict: string[],
  names: Names,
): Statement {
  const sql = new SqlBuilder(sourceOf(relation), names);
  const columns = keys.map((key) => writable(relation, key));
  const list = columns.map(({ name }) => quote(name)).join(", ");
  const values = columns.map((column) => filled(column, writing.preferences)).join(", ");
  // Objects without keys are rows too, of nothing but defaults.
  const source =
    columns.length === 0
      ? `select from json_array_elements(${sql.bind(json)}::json)`
      : `(${list}) select ${values} from ${sent(sql, json, columns)}`;
  const text = `insert into public.${quote(relation.name)} ${source} ${conflict(relation, columns, writing, onConflict)}`;
  return finish(sql, relation, text, writing);
}

export function buildUpdate(relation: Relation, writing: Writing, payload: Payload, names: Names): Statement {
  const sql = new SqlBuilder(sourceOf(relation), names);
  const columns = payload.keys.map((key) => writable(relation, key));
  const changes = columns.map((one) => `${quote(one.name)} = ${filled(one, writing.preferences)}`).join(", ");
  const record = sent(sql, payload.json, columns);
  const { before, from, where } = choose(sql, relation, writing);
  const text = `update public.${quote(relation.name)} set ${changes} from ${[record, ...from].join(", ")}${where}`;
  return finish(sql, relation, text, writing, before);
}

export function buildDelete(relation: Relation, writing: Writing, names: Names): Statement {
  const sql = new SqlBuilder(sourceOf(relation), names);
  const { before, from, where } = choose(sql, relation, writing);
  const using = from.length > 0 ? ` using ${from.join(", ")}` : "";
  return finish(sql, relation, `delete from public.${quote(relation.name)}${using}${where}`, writing, before);
}

/** The rows to change. A limit picks them first, by primary key or, where a view has none, by what orders them. */
function choose(sql: SqlBuilder, relation: Relation, { filters, order, limit }: Writing) {
  if (!limit) return { before: "", from: [], where: sql.where(filters) };
  const table = quote(relation.name);
  const keys = relation.primaryKey.length > 0 ? relation.primaryKey : order.map(({ field }) => field.column);
  const columns = keys.map((column) => sql.field({ column, path: [] }).sql);
  const page = `${sql.orderBy(order)} limit ${sql.bind(limit.limit)} offset ${sql.bind(limit.offset)}`;
  const chosen = columns.map((column, index) => `${column} as key_${index}`).join(", ");
  return {
    before: `pgrst_chosen as (select ${chosen} from public.${table}${sql.where(filters)}${page}), `,
    from: ["pgrst_chosen"],
    where: ` where ${columns.map((column, index) => `${column} = pgrst_chosen.key_${index}`).join(" and ")}`,
  };
}

/** What is returned: the selected columns, the keys for a Location header, or only the number of rows. */
function finish(sql: SqlBuilder, relation: Relation, text: string, writing: Writing, before = ""): Statement {
  const { preferences } = writing;
  const isUpsert = preferences.resolution === "merge-duplicates";
  const counts = `count(*)::int as total, ${isUpsert ? UPDATED_SO_FAR : "null::int"} as updated`;
  if (preferences.return === "representation") {
    const { returning, from } = ordered(sql, writing);
    return {
      text: `with ${before}changed as (${text} returning ${returning}) select ${asBody(sql, writing)}, ${counts} from (${from}) source`,
      values: sql.values,
    };
  }
  // As text, since the header is made from them in JavaScript, whose numbers would lose digits.
  const keys = relation.primaryKey.map((column) => ({ column, path: [], alias: null, cast: "text" }));
  const isLocated = preferences.return === "headers-only" && keys.length > 0;
  const body = isLocated ? "coalesce(json_agg(changed.*), '[]')::text" : "null";
  const returning = isLocated ? sql.selection(keys) : "1";
  return {
    text: `with ${before}changed as (${text} returning ${returning}) select ${body} as body, count(*)::int as rows, ${counts} from changed`,
    values: sql.values,
  };
}

/** What is returned of the changed rows, and how it is read in order. What orders them need not be selected. */
function ordered(sql: SqlBuilder, { select, order }: Writing): { returning: string; from: string } {
  const selection = sql.selection(select);
  if (order.length === 0) return { returning: selection, from: "select * from changed" };
  const terms = order.map(({ field }) => sql.field(field).sql);
  // By place, since a client may give two columns the same name.
  const outputs = sql.outputNames(select);
  const by = order.map((item, index) => orderTerm(`pgrst_ordered.pgrst_${index}`, item));
  const shown = outputs.map((name, index) => `pgrst_ordered.pgrst_${terms.length + index} as ${quote(name)}`);
  const places = [...terms, ...outputs].map((_, index) => `pgrst_${index}`);
  return {
    returning: `${terms.join(", ")}, ${selection}`,
    from: `select ${shown.join(", ")} from changed as pgrst_ordered(${places.join(", ")}) order by ${by.join(", ")}`,
  };
}

function conflict(relation: Relation, columns: Column[], writing: Writing, onConflict: string[]): string {
  const { resolution } = writing.preferences;
  if (!resolution) return "";
  const target = conflictTarget(relation, onConflict);
  const names = target.map((name) => quote(writable(relation, name).name)).join(", ");
  if (resolution === "ignore-duplicates" || columns.length === 0) return `on conflict (${names}) do nothing`;
  const changes = columns.map(({ name }) => `${quote(name)} = excluded.${quote(name)}`).join(", ");
  const counted = `set_config(${UPDATED}, (${UPDATED_SO_FAR} + 1)::text, true) is not null`;
  return `on conflict (${names}) do update set ${changes} where ${counted}`;
}

/** The columns in which an insert may meet a row that exists. Without any, it is an insert like any other. */
export function conflictTarget(relation: Relation, onConflict: string[]): string[] {
  return onConflict.length > 0 ? onConflict : relation.primaryKey;
}

/** The rows in the body, each beside the object that it came as. */
function sent(sql: SqlBuilder, json: string, columns: Column[]): string {
  const record = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
  return `json_array_elements(${sql.bind(json)}::json) as pgrst_body(pgrst_sent),
    lateral json_to_record(pgrst_body.pgrst_sent) as pgrst_change(${record})`;
}

/** With `missing=default` a key that a row lacks takes the column's default instead of null. */
function filled(column: Column, { missing }: Preferences): string {
  const value = `pgrst_change.${quote(column.name)}`;
  if (missing !== "default" || !column.defaultSql) return value;
  const key = `'${column.name.replaceAll("'", "''")}'`;
  return `case when pgrst_body.pgrst_sent::jsonb ? ${key} then ${value} else ${column.defaultSql} end`;
}

function writable(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (column) return column;
  throw new RestError(400, "PGRST204", `Could not find the '${name}' column of '${relation.name}' in the schema cache`);
}
