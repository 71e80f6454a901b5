import type { Catalogue, Relation } from "./catalogue.ts";
import type { Filter } from "./parse-filter.ts";
import type { OrderItem } from "./parse-order.ts";
import type { Range } from "./parse-range.ts";
import type { SelectItem } from "./parse-select.ts";
import { quote, SqlBuilder, type Statement } from "./sql.ts";

export type Reading = {
  select: SelectItem[];
  filters: Filter[];
  order: OrderItem[];
  range: Range;
  isCounted: boolean;
};

/** Rows become JSON inside PostgreSQL: the server passes the text on without parsing it. */
export const AS_JSON = "coalesce(json_agg(source), '[]')::text as body, count(*)::int as rows";

export function buildRead(relation: Relation, reading: Reading, types: Catalogue["types"]): Statement {
  const sql = new SqlBuilder(relation.name, relation.columns, types);
  return readFrom(`public.${quote(relation.name)}`, sql, reading);
}

/** The same for a table and for what a function returns. */
export function readFrom(
  from: string,
  sql: SqlBuilder,
  { select, filters, order, range, isCounted }: Reading,
): Statement {
  const selection = sql.selection(select);
  const where = sql.where(filters);
  const page = `${sql.orderBy(order)} limit ${sql.bind(range.limit)} offset ${sql.bind(range.offset)}`;
  const total = isCounted ? `(select count(*) from ${from}${where})::int` : "null::int";
  const text = `with source as (select ${selection} from ${from}${where}${page})
    select ${AS_JSON}, ${total} as total from source`;
  return { text, values: sql.values };
}
