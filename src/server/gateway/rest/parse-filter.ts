import { unparsable } from "./rest-error.ts";

export type Comparison = {
  kind: "comparison";
  column: string;
  isNegated: boolean;
  operator: Operator;
  quantifier: "any" | "all" | null;
  /** A list for `in`, text for all others. */
  value: string | string[];
};
export type Group = { kind: "and" | "or"; isNegated: boolean; parts: Filter[] };
export type Filter = Comparison | Group;

/** Regular expressions (`match`, `imatch`) are not supported: a short one can block a connection to the time limit. */
export const OPERATORS = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "is",
  "isdistinct",
  "in",
  "cs",
  "cd",
] as const;
export type Operator = (typeof OPERATORS)[number];

const QUANTIFIABLE = new Set<Operator>(["eq", "gt", "gte", "lt", "lte", "like", "ilike"]);
const EXPECTED_OPERATOR = `"not" or operator (${OPERATORS.join(", ")})`;
const DEEPEST = 8;
const MAX_PATTERN = 200;
const MAX_PARTS = 100;

/** `column=eq.value`: outside of groups the value is everything after the operator, including commas. */
export function parseComparison(column: string, text: string): Comparison {
  const reader = new Reader(text, "filter");
  const head = readOperator(reader);
  const value = head.operator === "in" ? reader.list() : reader.rest();
  reader.end();
  checkPattern(reader, head.operator, value);
  return { kind: "comparison", column, ...head, value };
}

/** `or=(a.eq.1,and(b.gt.2,not.or(...)))` */
export function parseGroup(kind: "and" | "or", isNegated: boolean, text: string): Group {
  const reader = new Reader(text, "logic tree");
  const parts = readParts(reader, 1);
  reader.end();
  return { kind, isNegated, parts };
}

function readParts(reader: Reader, depth: number): Filter[] {
  if (depth > DEEPEST) reader.fail("fewer nested groups");
  reader.expect("(");
  const parts = [readPart(reader, depth)];
  while (reader.accept(",")) {
    if (parts.length >= MAX_PARTS) reader.fail(`at most ${MAX_PARTS} conditions`);
    parts.push(readPart(reader, depth));
  }
  reader.expect(")");
  return parts;
}

function readPart(reader: Reader, depth: number): Filter {
  const group = reader.match(/(not\.)?(and|or)(?=\()/y);
  if (group) {
    const kind = group[2] === "and" ? "and" : "or";
    return { kind, isNegated: group[1] !== undefined, parts: readParts(reader, depth + 1) };
  }
  const column = reader.name();
  reader.expect(".");
  const head = readOperator(reader);
  const value = head.operator === "in" ? reader.list() : reader.value();
  checkPattern(reader, head.operator, value);
  return { kind: "comparison", column, ...head, value };
}

function readOperator(reader: Reader): Pick<Comparison, "isNegated" | "operator" | "quantifier"> {
  const isNegated = reader.match(/not\./y) !== null;
  const word = reader.match(/([a-z]+)(?:\((any|all)\))?\./y);
  const operator = OPERATORS.find((known) => known === word?.[1]);
  if (!word || !operator) {
    if (word) reader.back(word[0].length);
    return reader.fail(EXPECTED_OPERATOR);
  }
  const quantifier = word[2] === "any" || word[2] === "all" ? word[2] : null;
  if (quantifier && !QUANTIFIABLE.has(operator)) reader.fail(`an operator that takes ${quantifier}`);
  return { isNegated, operator, quantifier };
}

function checkPattern(reader: Reader, operator: Operator, value: string | string[]) {
  if ((operator === "like" || operator === "ilike") && value.length > MAX_PATTERN) {
    reader.fail(`a pattern of at most ${MAX_PATTERN} characters`);
  }
}

class Reader {
  readonly #text: string;
  readonly #what: string;
  #at = 0;

  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  fail(expected: string): never {
    throw unparsable(this.#what, this.#text, this.#at, expected);
  }

  match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text);
    if (found) this.#at = sticky.lastIndex;
    return found;
  }

  back(characters: number) {
    this.#at -= characters;
  }

  accept(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  expect(character: string) {
    if (!this.accept(character)) this.fail(JSON.stringify(character));
  }

  end() {
    if (this.#at < this.#text.length) this.fail("end of input");
  }

  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  name(): string {
    return this.#quoted() ?? this.match(/[^.,()"]+/y)?.[0] ?? this.fail("a column name");
  }

  /** Up to the next comma or parenthesis, unless in quotes or, for arrays, in braces. */
  value(): string {
    return this.#quoted() ?? this.match(/\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\}/y)?.[0] ?? this.match(/[^,()]*/y)?.[0] ?? "";
  }

  list(): string[] {
    this.expect("(");
    if (this.accept(")")) return [];
    const items: string[] = [];
    do items.push(this.#quoted() ?? this.match(/[^,()]*/y)?.[0] ?? "");
    while (this.accept(","));
    this.expect(")");
    return items;
  }

  #quoted(): string | null {
    const found = this.match(/"((?:[^"\\]|\\.)*)"/y);
    return found ? (found[1] ?? "").replaceAll(/\\(.)/gs, "$1") : null;
  }
}
