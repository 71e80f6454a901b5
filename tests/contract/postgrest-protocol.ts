import type { Call } from "./describe-call.ts";

const OPERATORS =
  "eq|neq|gt|gte|lt|lte|like|ilike|match|imatch|in|is|isdistinct|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj";
const CONDITION = new RegExp(`^(not\\.)?(${OPERATORS})(\\((any|all)\\))?\\.`);
const COLUMN = /^[a-z_][a-z0-9_]*$/;
const SELECTION = /^(\*|[a-z_][a-z0-9_]*)(,[a-z_][a-z0-9_]*)*$/;
const ORDER = /^[a-z_]+(\.(asc|desc))?(\.nulls(first|last))?(,[a-z_]+(\.(asc|desc))?(\.nulls(first|last))?)*$/;

const PREFERENCES = [
  /^return=(minimal|representation|headers-only)$/,
  /^count=(exact|planned|estimated)$/,
  /^resolution=(merge|ignore)-duplicates$/,
  /^missing=default$/,
  /^handling=(strict|lenient)$/,
  /^max-affected=\d+$/,
];
const HEADERS: Record<string, RegExp> = {
  accept: /^(\*\/\*|application\/json|application\/vnd\.pgrst\.object\+json|text\/csv)$/,
  "accept-profile": /^public$/,
  "content-profile": /^public$/,
  "content-type": /^application\/json(;.*)?$/,
  range: /^\d+-\d*$/,
  // Of ours: whatever it says, PostgREST does not look at it.
  "x-client-platform": /^(web|mobile)$/,
  apikey: /./,
  authorization: /./,
};
const METHODS: Record<string, RegExp> = {
  table: /^(GET|HEAD|POST|PATCH|DELETE)$/,
  function: /^(GET|HEAD|POST)$/,
};

/** Why PostgREST would not understand this call. Whether table, columns and arguments exist is for a database to say. */
export function findTableFaults({ method, path, query, headers }: Call): string[] {
  const [, isFunction, name = ""] = /^\/rest\/v1\/(rpc\/)?([a-z_0-9]+)$/.exec(path) ?? [];
  const faults = name ? [] : ["there is no such path"];
  if (!METHODS[isFunction ? "function" : "table"]?.test(method)) faults.push(`${method} is not offered`);
  for (const [key, value] of Object.entries(query)) {
    if (!isParameter(key, value)) faults.push(`${key}=${value} is no parameter of PostgREST`);
  }
  for (const [key, values] of Object.entries(headers)) {
    for (const value of values) {
      const isKnown = key === "prefer" ? isPreference(value) : HEADERS[key]?.test(value);
      if (!isKnown) faults.push(`the header ${key}: ${value} is not known`);
    }
  }
  return faults;
}

function isParameter(name: string, value: string): boolean {
  if (name === "select") return SELECTION.test(value);
  if (name === "order") return ORDER.test(value);
  if (name === "limit" || name === "offset") return value === "{value}";
  if (name === "on_conflict" || name === "columns")
    return value
      .replaceAll('"', "")
      .split(",")
      .every((one) => COLUMN.test(one));
  if (name === "or" || name === "and") return isTree(value);
  return COLUMN.test(name) && CONDITION.test(value);
}

/** `(a.eq.1,and(b.lt.2,c.is.null))` */
function isTree(value: string): boolean {
  const leaf = new RegExp(`[a-z_]+\\.(not\\.)?(${OPERATORS})\\.[^,()]+`, "g");
  let rest = value.replace(leaf, "x");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(/(and|or)?\(x(,x)*\)/g, "x");
  }
  return rest === "x";
}

const isPreference = (value: string) =>
  value.split(",").every((one) => PREFERENCES.some((known) => known.test(one.trim())));
