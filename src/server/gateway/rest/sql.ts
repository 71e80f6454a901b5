import { type Column, type Names, TYPE_ALIASES } from "./catalogue.ts";
import type { Field } from "./parse-field.ts";
import { type Comparison, type Filter, isSearch, type Operator, type Search } from "./parse-filter.ts";
import type { OrderItem } from "./parse-order.ts";
import type { SelectItem } from "./parse-select.ts";
import { RestError, unknownColumn, unparsable } from "./rest-error.ts";

export type Statement = { text: string; values: unknown[] };
/** What rows come from: `name` as clients know it, `alias` as the statement calls it. */
export type Source = {
  name: string;
  alias: string;
  columns: Map<string, Column>;
  computed: Map<string, Column>;
  /** A whole row of it, as the functions of a row take one. */
  row: string;
};

/** Names reach SQL only through here: quoted, and only if the catalogue contains them. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

const INFIX: Record<Exclude<Operator, "is" | "in" | Search>, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};
const SEARCH: Record<Search, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};
const IS = new Map([
  ["null", "null"],
  ["not_null", "not null"],
  ["true", "true"],
  ["false", "false"],
  ["unknown", "unknown"],
]);

/** Builds one statement over one source of rows. Values are always bound, never written into the text. */
export class SqlBuilder {
  readonly values: unknown[] = [];
  readonly #source: Source;
  readonly #names: Names;

  constructor(source: Source, names: Names) {
    this.#source = source;
    this.#names = names;
  }

  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** A column, a function of the row, or a value inside of either, with its type. */
  field({ column, path }: Field): { sql: string; type: string } {
    const found = this.#column(column);
    if (path.length === 0) return found;
    const isJson = found.type === "json" || found.type === "jsonb";
    const steps = path.map(
      ({ arrow, key }) => `${arrow} ${this.bind(key)}::${typeof key === "number" ? "int" : "text"}`,
    );
    const type = path.at(-1)?.arrow === "->>" ? "text" : isJson ? found.type : "jsonb";
    return { sql: `(${isJson ? found.sql : `to_jsonb(${found.sql})`} ${steps.join(" ")})`, type };
  }

  #column(name: string): { sql: string; type: string } {
    const { alias, columns, computed, row } = this.#source;
    const column = columns.get(name);
    if (column) return { sql: `${quote(alias)}.${quote(name)}`, type: column.type };
    const made = computed.get(name);
    if (made) return { sql: `public.${quote(name)}(${row})`, type: made.type };
    throw unknownColumn(this.#source.name, name);
  }

  selection(items: SelectItem[]): string {
    if (items.length === 0) return `${quote(this.#source.alias)}.*`;
    return items.map((item) => this.#selectItem(item)).join(", ");
  }

  #selectItem(item: SelectItem): string {
    if (item.column === "*") return `${quote(this.#source.alias)}.*`;
    const sql = this.#isCount(item) ? "count(*)" : this.field(item).sql;
    const value = item.cast ? `cast(${sql} as ${this.#type(item.cast)})` : sql;
    return `${value} as ${quote(outputName(item))}`;
  }

  /** `select=count`, where no column is called so: the number of rows, as it was before there were aggregates. */
  #isCount({ column, path }: SelectItem): boolean {
    const { columns, computed } = this.#source;
    return column === "count" && path.length === 0 && !columns.has(column) && !computed.has(column);
  }

  /** Upper or lower case is the same, as in SQL without quotes. */
  #type(cast: string): string {
    const { types } = this.#names;
    const name = types.has(cast) ? cast : cast.toLowerCase();
    if (!types.has(name)) throw new RestError(400, "42704", `type "${cast}" does not exist`);
    return TYPE_ALIASES.has(name) ? name : quote(name);
  }

  /** The columns of what a selection returns. */
  outputNames(items: SelectItem[]): string[] {
    const all = () => [...this.#source.columns.keys()];
    return items.length === 0 ? all() : items.flatMap((item) => (item.column === "*" ? all() : [outputName(item)]));
  }

  where(filters: Filter[]): string {
    return filters.length === 0 ? "" : ` where ${this.conditions(filters)}`;
  }

  conditions(filters: Filter[]): string {
    return filters.map((filter) => this.#condition(filter)).join(" and ");
  }

  orderBy(items: OrderItem[]): string {
    if (items.length === 0) return "";
    return ` order by ${items.map((item) => orderTerm(this.field(item.field).sql, item)).join(", ")}`;
  }

  #condition(filter: Filter): string {
    const sql =
      filter.kind === "comparison"
        ? this.#comparison(filter)
        : `(${filter.parts.map((part) => this.#condition(part)).join(` ${filter.kind} `)})`;
    return filter.isNegated ? `not (${sql})` : sql;
  }

  #comparison(comparison: Comparison): string {
    const { operator, quantifier, value } = comparison;
    const { sql: left, type } = this.field(comparison.field);
    if (operator === "is") {
      const keyword = IS.get(String(value).toLowerCase());
      if (!keyword) throw unparsable("filter", `is.${value}`, 3, "null, not_null, true, false or unknown");
      return `${left} is ${keyword}`;
    }
    if (operator === "in") return `${left} = any(${this.bind(value)})`;
    if (isSearch(operator)) return this.#search(left, type, operator, comparison);
    const isPattern = operator === "like" || operator === "ilike";
    // An asterisk is accepted for the per cent sign, which would have to be escaped in a URL.
    const right = this.bind(isPattern ? String(value).replaceAll("*", "%") : value);
    return `${left} ${INFIX[operator]} ${quantifier ? `${quantifier}(${right})` : right}`;
  }

  #search(left: string, type: string, operator: Search, { configuration, value }: Comparison): string {
    if (configuration && !this.#names.searchConfigurations.has(configuration)) {
      throw new RestError(400, "42704", `text search configuration "${configuration}" does not exist`);
    }
    const language = configuration ? `${this.bind(configuration)}::regconfig, ` : "";
    const document = type === "tsvector" ? left : `to_tsvector(${language}${left})`;
    return `${document} @@ ${SEARCH[operator]}(${language}${this.bind(value)})`;
  }
}

export function orderTerm(sql: string, { direction, nulls }: OrderItem): string {
  return [sql, direction, nulls && `nulls ${nulls}`].filter(Boolean).join(" ");
}

/** A value inside of a column is named after the last key that leads to it. */
function outputName({ alias, column, path }: SelectItem): string {
  return alias ?? path.findLast(({ key }) => typeof key === "string")?.key.toString() ?? column;
}
