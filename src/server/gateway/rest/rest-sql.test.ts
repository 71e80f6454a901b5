import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildCall } from "./build-call.ts";
import { buildRead } from "./build-read.ts";
import { buildDelete, buildInsert, buildUpdate, type Writing } from "./build-write.ts";
import type { Names, Relation, Routine } from "./catalogue.ts";
import { parseAccept } from "./parse-accept.ts";
import { OPERATORS, parseGroup } from "./parse-filter.ts";
import { parsePrefer } from "./parse-prefer.ts";
import { readQueryArguments } from "./read-arguments.ts";
import { readQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";
import type { Statement } from "./sql.ts";

const column = (name: string, type: string) => [name, { name, type, defaultSql: null }] as const;
const relation: Relation = {
  name: "ads_swipe",
  primaryKey: ["id"],
  columns: new Map([
    column("id", "uuid"),
    column("name", "text"),
    column('odd "name"', "text"),
    column("tags", "text[]"),
    column("facts", "jsonb"),
    column("words", "tsvector"),
  ]),
  computed: new Map([column("full_name", "text")]),
};
const names: Names = {
  types: new Set(["text", "date", "timestamp with time zone"]),
  searchConfigurations: new Set(["english", "simple"]),
};
const routine: Routine = {
  name: "find_ads",
  parameters: [
    { name: "term", type: "text", isRequired: true, isVariadic: false },
    { name: "more", type: "text[]", isRequired: false, isVariadic: true },
  ],
  isSet: true,
  isVoid: false,
  isReadOnly: true,
  columns: relation.columns,
  relation,
};
const ARRAY = parseAccept(undefined);

/** Every word our own code writes. A statement may contain no others. */
const OUR_WORDS = new Set(
  `with source as select from where and or not order by limit offset coalesce json_agg text body count int rows null total
   public is true false unknown distinct like ilike any all asc desc nulls first last cast delete returning
   timestamp time zone update set changed updated using insert into default values row materialized called lateral
   json_strip_nulls string_agg replace substring length chr to_jsonb to_tsvector to_tsquery plainto_tsquery
   phraseto_tsquery websearch_to_tsquery regconfig json_to_record json_array_elements json uuid
   pgrst_body pgrst_sent pgrst_change pgrst_chosen key_0 pgrst_ordered variadic`
    .split(/\s+/)
    .concat(Array.from({ length: 8 }, (_, place) => `pgrst_${place}`)),
);
const OUR_NAMES = new Set([
  '"ads_swipe"',
  '"id"',
  '"name"',
  '"odd ""name"""',
  '"tags"',
  '"facts"',
  '"words"',
  '"full_name"',
  '"text"',
  '"date"',
  '"find_ads"',
  '"pgrst_call"',
  '"term"',
  '"more"',
]);
const OUR_SIGNS = new Set("( ) [ ] , . * = < > ~ @ : & | - 0 1 2 10 '[]' '' '\\' '\\\\'".split(" "));

function foreignTokens(sql: string): string[] {
  const tokens = sql.match(/"(?:[^"]|"")*"|'[^']*'|\$\d+|[\p{L}_][\p{L}\p{N}_]*|\d+|[^\s]/gu) ?? [];
  return tokens.filter(
    (token) => !/^\$\d+$/.test(token) && !OUR_NAMES.has(token) && !OUR_WORDS.has(token) && !OUR_SIGNS.has(token),
  );
}

/**
 * Everything that can be built from a query: reads as rows and as CSV, changes, and a call. Null when the request is
 * refused with an error of ours; any other error is a bug and is thrown.
 */
function built(query: string): Statement[] | null {
  try {
    const params = new URLSearchParams(query);
    const reading = { ...readQuery(params, undefined, { except: new Set(["term", "more"]) }), isCounted: true };
    const writing: Writing = {
      ...reading,
      limit: null,
      preferences: parsePrefer("return=representation"),
      format: ARRAY,
    };
    const payload = { json: "{}", keys: ["name"] };
    return [
      buildRead(relation, { ...reading, format: ARRAY }, names),
      buildRead(relation, { ...reading, format: parseAccept("text/csv") }, names),
      buildInsert(relation, writing, payload, [], names),
      buildUpdate(relation, writing, payload, names),
      buildDelete(relation, writing, names),
      buildDelete(relation, { ...writing, limit: reading.range }, names),
      buildCall(
        routine,
        readQueryArguments(params, [routine]),
        { ...reading, format: parseAccept("application/vnd.pgrst.array;nulls=stripped") },
        names,
      ),
    ];
  } catch (error) {
    if (error instanceof RestError) return null;
    throw error;
  }
}

/** The text without the client's own names for columns: quoted, they may be anything, and are checked separately. */
function withoutAliases(text: string): string {
  return text.replace(/ as "(?:[^"]|"")*"(?=,| from|\))/g, "");
}

const nasty = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "'",
    '"',
    "\\",
    "--",
    "/*",
    ";",
    "$1",
    "$$",
    "%00",
    "\u0000",
    ")",
    "(",
    "{",
    "}",
    ",",
    ".",
    ":",
    "::text",
  ),
  fc.constantFrom("'; drop table ads_swipe; --", '") or 1=1 --', "name::text;select pg_sleep(9)", "x)) union select 1"),
);
const text = fc.array(nasty, { maxLength: 4 }).map((parts) => parts.join(""));
/** Also in the shapes that get past the parser: lists, arrays and quotes. */
const value = fc.oneof(
  text,
  fc.array(text).map((items) => `(${items.join(",")})`),
  text.map((inner) => `("${inner.replaceAll(/["\\]/g, "\\$&")}")`),
  text.map((inner) => `{${inner}}`),
  text.map((inner) => `"${inner.replaceAll(/["\\]/g, "\\$&")}"`),
);
const quoted = text.map((inner) => `"${inner.replaceAll(/["\\]/g, "\\$&")}"`);
const KNOWN_NAMES = ["id", "name", '"odd \\"name\\""', '"odd ""name"""', "tags", "facts", "words", "full_name"];
/** A path into a column: its keys are values, so they may be anything. */
const path = fc
  .array(fc.tuple(fc.constantFrom("->", "->>"), fc.oneof(quoted, fc.integer().map(String), text)), { maxLength: 3 })
  .map((steps) => steps.flat().join(""));
const name = fc.oneof(
  fc.constantFrom(...KNOWN_NAMES),
  fc.tuple(fc.constantFrom("facts", "tags", "full_name"), path).map((parts) => parts.join("")),
  quoted,
  text,
);
const operator = fc.oneof(
  fc.constantFrom(...OPERATORS, "not.eq", "like(any)", "not.in", "fts(english)", "not.wfts(simple)"),
  text.map((language) => `fts(${language})`),
  text,
);

/** Sends requests to the builder, and requires that enough of them get through: a refused one proves nothing. */
function checkThatSomePass<T>(requests: fc.Arbitrary<T>, toParams: (request: T) => Record<string, string>) {
  let passed = 0;
  fc.assert(
    fc.property(requests, (request) => {
      const statements = built(new URLSearchParams(toParams(request)).toString());
      if (!statements) return;
      passed += 1;
      for (const statement of statements) expect(foreignTokens(withoutAliases(statement.text))).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  expect(passed).toBeGreaterThan(100);
}

describe("no text from outside becomes SQL", () => {
  test("whatever column, operator and value a filter has", () => {
    checkThatSomePass(fc.tuple(name, operator, value), ([left, op, right]) => ({ [left]: `${op}.${right}` }));
  });

  test("whatever stands inside groups", () => {
    // Mostly well formed, since otherwise a whole tree hardly ever would be; hostile where the grammar allows it.
    const wellFormed = fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            "id.eq.",
            "name.not.ilike.",
            "tags.cs.",
            "name.gt.",
            "facts->a->>0.eq.",
            "words.fts(english).",
          ),
          quoted,
        )
        .map((pair) => pair.join("")),
      fc.array(quoted, { minLength: 1, maxLength: 3 }).map((items) => `name.in.(${items.join(",")})`),
      fc.constant("name.is.null"),
    );
    const hostile = fc.tuple(name, operator, value).map(([left, op, right]) => `${left}.${op}.${right}`);
    const part = fc.oneof({ weight: 6, arbitrary: wellFormed }, { weight: 1, arbitrary: hostile });
    const { group } = fc.letrec<{ group: string; item: string }>((tie) => ({
      group: fc.array(tie("item"), { minLength: 1, maxLength: 3 }).map((items) => `(${items.join(",")})`),
      item: fc.oneof(
        { maxDepth: 4 },
        part,
        tie("group").map((inner) => `and${inner}`),
        tie("group").map((inner) => `not.or${inner}`),
      ),
    }));
    checkThatSomePass(fc.oneof(group, text), (tree) => ({ or: tree }));
  });

  test("whatever is selected and cast", () => {
    const alias = fc.oneof(
      fc.constant(""),
      fc.constant("mine:"),
      text.map((word) => `${word}:`),
    );
    const cast = fc.oneof(fc.constantFrom("", "::text", "::date"), fc.stringMatching(/^::[a-z0-9_ ]+$/), text);
    checkThatSomePass(fc.tuple(alias, name, cast), ([before, left, after]) => ({
      select: before + left + after,
      order: "id",
    }));
  });

  test("whatever it is ordered by", () => {
    const how = fc.oneof(fc.constantFrom("", ".asc", ".desc", ".desc.nullslast"), text);
    checkThatSomePass(fc.tuple(name, how), ([by, after]) => ({ order: by + after }));
  });

  test("whatever it is limited to", () => {
    const number = fc.oneof(fc.nat().map(String), text);
    checkThatSomePass(fc.tuple(number, number), ([limit, offset]) => ({ limit, offset }));
  });

  test("an alias stays inside its quotes", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: fc.oneof(fc.constant("\0"), fc.constant('"'), fc.string({ minLength: 1 })) }),
        (alias) => {
          const escaped = alias.replaceAll("\\", "\\\\").replaceAll('"', '""');
          for (const { text } of built(new URLSearchParams({ select: `"${escaped}":name` }).toString()) ?? []) {
            expect(text).not.toContain("\0");
            expect(foreignTokens(text.replace(`as "${alias.replaceAll('"', '""')}"`, ""))).toEqual([]);
          }
        },
      ),
    );
  });

  test("values arrive unharmed, one per placeholder", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const [statement] = built(new URLSearchParams({ name: `eq.${value}` }).toString()) ?? [];
        expect(statement?.values[0]).toBe(new URLSearchParams({ v: value }).get("v"));
        expect(statement?.text.match(/\$\d+/g)?.length).toBe((statement?.values.length ?? 0) + 1);
      }),
    );
  });

  test("whatever a function is given", () => {
    checkThatSomePass(fc.tuple(text, fc.array(text, { maxLength: 3 })), ([term, [more = ""]]) => ({ term, more }));
  });
});

describe("groups", () => {
  test("quotes, escapes, braces and lists keep their commas", () => {
    const group = parseGroup(
      "or",
      false,
      '(name.eq."a,b\\"c",tags.cs.{x,"y,z"},name.in.(1,"2,3"),not.and(id.is.null,name.not.eq.q))',
    );
    expect(group.parts).toMatchObject([
      { field: { column: "name" }, operator: "eq", value: 'a,b"c' },
      { field: { column: "tags" }, operator: "cs", value: '{x,"y,z"}' },
      { field: { column: "name" }, operator: "in", value: ["1", "2,3"] },
      {
        kind: "and",
        isNegated: true,
        parts: [
          { operator: "is", value: "null" },
          { isNegated: true, value: "q" },
        ],
      },
    ]);
  });

  test("nesting has a bottom", () => {
    const deep = `${"(and".repeat(20)}(id.eq.1)${")".repeat(20)}`;
    expect(() => parseGroup("or", false, deep)).toThrow(RestError);
  });
});
