import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildRead } from "./build-read.ts";
import { buildDelete } from "./build-write.ts";
import type { Relation } from "./catalogue.ts";
import { OPERATORS, parseComparison, parseGroup } from "./parse-filter.ts";
import { parsePrefer } from "./parse-prefer.ts";
import { readQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";

const column = (name: string, type: string) => [name, { name, type, defaultSql: null }] as const;
const relation: Relation = {
  name: "ads_swipe",
  primaryKey: ["id"],
  columns: new Map([
    column("id", "uuid"),
    column("name", "text"),
    column('odd "name"', "text"),
    column("tags", "text[]"),
  ]),
};
const types = new Set(["text", "date", "timestamp with time zone"]);

/** Every word our own code writes. A statement may contain no others. */
const OUR_WORDS = new Set(
  `with source as select from where and or not order by limit offset coalesce json_agg text body count int rows null total
   public is true false unknown distinct like ilike any all asc desc nulls first last cast delete returning
   timestamp time zone`.split(/\s+/),
);
const OUR_NAMES = new Set(['"ads_swipe"', '"id"', '"name"', '"odd ""name"""', '"tags"', '"text"', '"date"']);

function foreignTokens(sql: string): string[] {
  const tokens = sql.match(/"(?:[^"]|"")*"|'[^']*'|\$\d+|[\p{L}_][\p{L}\p{N}_]*|\d+|[^\s]/gu) ?? [];
  return tokens.filter(
    (token) =>
      !/^\$\d+$/.test(token) &&
      !OUR_NAMES.has(token) &&
      !OUR_WORDS.has(token) &&
      !["(", ")", ",", ".", "*", "=", "<", ">", "~", "@", ":", "1", "'[]'"].includes(token),
  );
}

/** Null when the request is refused with an error of ours; any other error is a bug and is thrown. */
function built(query: string): { text: string; values: unknown[] } | null {
  try {
    const reading = readQuery(new URLSearchParams(query), relation.name, undefined);
    return buildRead(relation, { ...reading, isCounted: true }, types);
  } catch (error) {
    if (error instanceof RestError) return null;
    throw error;
  }
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
const name = fc.oneof(fc.constantFrom("id", "name", 'odd "name"', "tags"), text);
const operator = fc.oneof(fc.constantFrom(...OPERATORS, "not.eq", "like(any)", "not.in"), text);

/** Sends requests to the builder, and requires that enough of them get through: a refused one proves nothing. */
function checkThatSomePass<T>(requests: fc.Arbitrary<T>, toParams: (request: T) => Record<string, string>) {
  let passed = 0;
  fc.assert(
    fc.property(requests, (request) => {
      const statement = built(new URLSearchParams(toParams(request)).toString());
      if (!statement) return;
      passed += 1;
      // An alias is the client's own name for a column: quoted, it may be anything, and is checked separately below.
      expect(foreignTokens(statement.text.replace(/ as "(?:[^"]|"")*"(?=,| from)/g, ""))).toEqual([]);
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
    const quoted = text.map((inner) => `"${inner.replaceAll(/["\\]/g, "\\$&")}"`);
    // Mostly well formed, since otherwise a whole tree hardly ever would be; hostile where the grammar allows it.
    const wellFormed = fc.oneof(
      fc
        .tuple(fc.constantFrom("id.eq.", "name.not.ilike.", "tags.cs.", "name.gt."), quoted)
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
    checkThatSomePass(fc.tuple(alias, name, cast), ([before, left, after]) => ({ select: before + left + after }));
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
          const statement = built(new URLSearchParams({ select: `"${alias.replaceAll('"', '""')}":name` }).toString());
          if (!statement) return;
          expect(statement.text).not.toContain("\0");
          const quoted = `as "${alias.replaceAll('"', '""')}"`;
          expect(foreignTokens(statement.text.replace(quoted, ""))).toEqual([]);
        },
      ),
    );
  });

  test("values arrive unharmed, one per placeholder", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const statement = built(new URLSearchParams({ name: `eq.${value}` }).toString());
        expect(statement?.values[0]).toBe(new URLSearchParams({ v: value }).get("v"));
        expect(statement?.text.match(/\$\d+/g)?.length).toBe((statement?.values.length ?? 0) + 1);
      }),
    );
  });

  test("a delete is built from the same parts", () => {
    fc.assert(
      fc.property(name, text, (left, value) => {
        try {
          const filters = [parseComparison(left, `eq.${value}`)];
          const writing = { select: [], filters, order: [], preferences: parsePrefer(undefined) };
          expect(foreignTokens(buildDelete(relation, writing, types).text)).toEqual([]);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
    );
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
      { column: "name", operator: "eq", value: 'a,b"c' },
      { column: "tags", operator: "cs", value: '{x,"y,z"}' },
      { column: "name", operator: "in", value: ["1", "2,3"] },
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
