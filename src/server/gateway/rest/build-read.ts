import type { Names, Relation } from "./catalogue.ts";
import { notOffered } from "./not-offered.ts";
import type { Format } from "./parse-accept.ts";
import type { Filter } from "./parse-filter.ts";
import type { OrderItem } from "./parse-order.ts";
import type { Range } from "./parse-range.ts";
import type { SelectItem } from "./parse-select.ts";
import { quote, type Source, SqlBuilder, type Statement } from "./sql.ts";

export type Reading = {
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  range: Range;
  isCounted: boolean;
  format: Format;
};

/** What a function returns besides rows: one row, values, or one value. */
export type Shape = "rows" | "row" | "values" | "value";
/** The column that the values of such a function are in. */
export const VALUE = "pgrst_scalar";

/**
 * Rows become text inside PostgreSQL: the server passes it on without parsing it. For CSV that is each row as
 * PostgreSQL writes one, which is a line of CSV but for its parentheses and for its backslashes, which are doubled.
 */
export function asBody(
  sql: SqlBuilder,
  { format, select }: Pick<Reading, "format" | "select">,
  shape: Shape = "rows",
): string {
  const { kind, isStripped } = format;
  const count = "count(*)::int as rows";
  if (kind === "csv") {
    const header = sql.bind(`${sql.outputNames(select).map(csvName).join(",")}\n`);
    const line = "substring((source.*)::text, 2, length((source.*)::text) - 2)";
    return `${header}::text || coalesce(string_agg(replace(${line}, '\\\\', '\\'), chr(10)), '') as body, ${count}`;
  }
  const entries = `json_agg(${isValue(shape) ? `source.${VALUE}` : "source.*"})`;
  const array = isStripped ? `json_strip_nulls(${entries})` : entries;
  const isOne = shape === "row" || shape === "value";
  return `coalesce(${isOne ? `${array} -> 0, 'null'` : `${array}, '[]'`})::text as body, ${count}`;
}

const isValue = (shape: Shape) => shape === "values" || shape === "value";
const csvName = (name: string) => (/[",\s]/.test(name) ? quote(name) : name);

export const sourceOf = ({ name, columns, computed }: Relation): Source => ({
  name,
  alias: name,
  columns,
  computed,
  row: quote(name),
});

export function buildRead(relation: Relation, reading: Reading, names: Names): Statement {
  const sql = new SqlBuilder(sourceOf(relation), names);
  return readFrom(`public.${quote(relation.name)}`, sql, reading);
}

/** The same for a table and for what a function returns. `before` is what the statement defines first. */
export function readFrom(
  from: string,
  sql: SqlBuilder,
  reading: Reading,
  shape: Shape = "rows",
  before = "",
): Statement {
  const { filters, order, range, isCounted } = reading;
  if (isValue(shape) && reading.select.length > 1) {
    throw notOffered(400, "PGRST100", "Selecting a value more than once");
  }
  // A value has no name of its own to be changed.
  const select = isValue(shape) ? reading.select.map((item) => ({ ...item, alias: VALUE })) : reading.select;
  const selection = sql.selection(select);
  const where = sql.where(filters);
  const page = `${sql.orderBy(order)} limit ${sql.bind(range.limit)} offset ${sql.bind(range.offset)}`;
  const total = isCounted ? `(select count(*) from ${from}${where})::int` : "null::int";
  const text = `with ${before}source as (select ${selection} from ${from}${where}${page})
    select ${asBody(sql, { ...reading, select }, shape)}, ${total} as total from source`;
  return { text, values: sql.values };
}
