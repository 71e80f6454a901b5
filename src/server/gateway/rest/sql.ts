import type { Column } from "./catalogue.ts";
import type { Comparison, Filter, Operator } from "./parse-filter.ts";
import type { OrderItem } from "./parse-order.ts";
import type { SelectItem } from "./parse-select.ts";
import { RestError, unknownColumn, unparsable } from "./rest-error.ts";

export type Statement = { text: string; values: unknown[] };

/** Names reach SQL only through here: quoted, and only if the catalogue contains them. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

const INFIX: Record<Exclude<Operator, "is" | "in">, string> = {
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
  readonly #source: string;
  readonly #columns: Map<string, Column>;
  readonly #types: Set<string>;

  constructor(source: string, columns: Map<string, Column>, types: Set<string>) {
    this.#source = source;
    this.#columns = columns;
    this.#types = types;
  }

  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  column(name: string): string {
    if (!this.#columns.has(name)) throw unknownColumn(this.#source, name);
    return `${quote(this.#source)}.${quote(name)}`;
  }

  selection(items: SelectItem[]): string {
    if (items.length === 0) return `${quote(this.#source)}.*`;
    return items.map((item) => this.#selectItem(item)).join(", ");
  }

  #selectItem({ column, alias, cast }: SelectItem): string {
    if (column === "*") return `${quote(this.#source)}.*`;
    const plain = this.column(column);
    if (cast && !this.#types.has(cast)) throw new RestError(400, "42704", `type "${cast}" does not exist`);
    const value = cast ? `cast(${plain} as ${cast.includes(" ") ? cast : quote(castName(cast))})` : plain;
    return `${value} as ${quote(alias ?? column)}`;
  }

  where(filters: Filter[]): string {
    return filters.length === 0 ? "" : ` where ${filters.map((filter) => this.#condition(filter)).join(" and ")}`;
  }

  orderBy(items: OrderItem[]): string {
    if (items.length === 0) return "";
    const terms = items.map(({ column, direction, nulls }) =>
      [this.column(column), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(" "),
    );
    return ` order by ${terms.join(", ")}`;
  }

  #condition(filter: Filter): string {
    const sql =
      filter.kind === "comparison"
        ? this.#comparison(filter)
        : `(${filter.parts.map((part) => this.#condition(part)).join(` ${filter.kind} `)})`;
    return filter.isNegated ? `not (${sql})` : sql;
  }

  #comparison({ column, operator, quantifier, value }: Comparison): string {
    const left = this.column(column);
    if (operator === "is") {
      const keyword = IS.get(String(value).toLowerCase());
      if (!keyword) throw unparsable("filter", `is.${value}`, 3, "null, not_null, true, false or unknown");
      return `${left} is ${keyword}`;
    }
    if (operator === "in") return `${left} = any(${this.bind(value)})`;
    const isPattern = operator === "like" || operator === "ilike";
    // An asterisk is accepted for the per cent sign, which would have to be escaped in a URL.
    const right = this.bind(isPattern ? String(value).replaceAll("*", "%") : value);
    return `${left} ${INFIX[operator]} ${quantifier ? `${quantifier}(${right})` : right}`;
  }
}

/** Quoted names are looked up as the catalogue spells them. */
function castName(alias: string): string {
  const spelled: Record<string, string> = {
    int: "int4",
    integer: "int4",
    bigint: "int8",
    smallint: "int2",
    boolean: "bool",
    decimal: "numeric",
    real: "float4",
  };
  return Object.hasOwn(spelled, alias) ? (spelled[alias] ?? alias) : alias;
}
