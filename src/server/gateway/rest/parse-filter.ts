import { notOffered } from "./not-offered.ts";
import { type Field, parseField, readField } from "./parse-field.ts";
import { Reader } from "./reader.ts";

export type Comparison = {
  kind: "comparison";
  field: Field;
  isNegated: boolean;
  operator: Operator;
  quantifier: "any" | "all" | null;
  /** The language of a full-text search. */
  configuration: string | null;
  /** A list for `in`, text for all others. */
  value: string | string[];
};
export type Group = { kind: "and" | "or"; isNegated: boolean; parts: Filter[] };
export type Filter = Comparison | Group;

const SEARCHES = ["fts", "plfts", "phfts", "wfts"] as const;
export type Search = (typeof SEARCHES)[number];
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
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
  ...SEARCHES,
] as const;
export type Operator = (typeof OPERATORS)[number];

/** A short one can block a connection until the time limit. */
const REGULAR_EXPRESSIONS = new Set(["match", "imatch"]);
const QUANTIFIABLE = new Set<Operator>(["eq", "gt", "gte", "lt", "lte", "like", "ilike"]);
const BY_NAME = new Map<string, Operator>(OPERATORS.map((operator) => [operator, operator]));
const EXPECTED_OPERATOR = `"not" or operator (${OPERATORS.join(", ")})`;
const DEEPEST = 8;
const MAX_PATTERN = 200;
const MAX_PARTS = 100;
const PATTERNS = new Set<Operator>(["like", "ilike", ...SEARCHES]);

/** `column=eq.value`: outside of groups the value is everything after the operator, including commas. */
export function parseComparison(key: string, text: string): Comparison {
  const field = parseField(key, "filter");
  const reader = new Reader(text, "filter");
  const head = readOperator(reader);
  const value = head.operator === "in" ? reader.list() : reader.rest();
  reader.end();
  checkPattern(reader, head.operator, value);
  return { kind: "comparison", field, ...head, value };
}

/** Whether a parameter of a function called by GET is a filter on its rows rather than an argument. */
export function looksLikeFilter(text: string): boolean {
  const word = /^(?:not\.)?([a-z]+)(?:\(\w+\))?\./.exec(text)?.[1] ?? "";
  return BY_NAME.has(word) || REGULAR_EXPRESSIONS.has(word);
}

/** Gateways in front of PostgREST take the key there, but addresses are written to logs. */
export function refuseKey(name: string, text: string) {
  if (name !== "apikey" || looksLikeFilter(text)) return;
  throw notOffered(400, "PGRST100", "A key in the query string", "Send it as the header 'apikey'.");
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
  reader.skipSpaces();
  reader.expect("(");
  const parts: Filter[] = [];
  do {
    if (parts.length >= MAX_PARTS) reader.fail(`at most ${MAX_PARTS} conditions`);
    reader.skipSpaces();
    parts.push(readPart(reader, depth));
    reader.skipSpaces();
  } while (reader.accept(","));
  reader.expect(")");
  reader.skipSpaces();
  return parts;
}

function readPart(reader: Reader, depth: number): Filter {
  const group = reader.match(/(not\.)?(and|or)(?=\s*\()/y);
  if (group) {
    const kind = group[2] === "and" ? "and" : "or";
    return { kind, isNegated: group[1] !== undefined, parts: readParts(reader, depth + 1) };
  }
  const field = readField(reader);
  reader.expect(".");
  const head = readOperator(reader);
  const value = head.operator === "in" ? reader.list() : reader.value();
  checkPattern(reader, head.operator, value);
  return { kind: "comparison", field, ...head, value };
}

function readOperator(reader: Reader): Omit<Comparison, "kind" | "field" | "value"> {
  const isNegated = reader.match(/not\./y) !== null;
  const word = reader.match(/([a-z]+)(?:\((\w+)\))?\./y);
  const operator = BY_NAME.get(word?.[1] ?? "");
  if (!word || !operator) {
    if (REGULAR_EXPRESSIONS.has(word?.[1] ?? "")) throw notOffered(400, "PGRST100", "Filtering by regular expression");
    if (word) reader.back(word[0].length);
    return reader.fail(EXPECTED_OPERATOR);
  }
  const extra = word[2] ?? null;
  if (isSearch(operator)) return { isNegated, operator, quantifier: null, configuration: extra };
  const quantifier = extra === "any" || extra === "all" ? extra : null;
  if (extra && !(quantifier && QUANTIFIABLE.has(operator))) reader.fail(`an operator that takes ${extra}`);
  return { isNegated, operator, quantifier, configuration: null };
}

export function isSearch(operator: Operator): operator is Search {
  return SEARCHES.some((search) => search === operator);
}

function checkPattern(reader: Reader, operator: Operator, value: string | string[]) {
  if (PATTERNS.has(operator) && value.length > MAX_PATTERN) {
    reader.fail(`a pattern of at most ${MAX_PATTERN} characters`);
  }
}
