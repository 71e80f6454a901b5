import { describe, expect, test } from "vitest";
import { mergeHead, type Pages } from "./list-page.ts";
import { withoutRows } from "./use-infinite-list.ts";

const page = (ids: string, next: string | null = null) => ({ rows: [...ids].map((id) => ({ id })), next });
const pagesOf = (...pages: ReturnType<typeof page>[]): Pages<{ id: string }, string> => ({
  pages,
  pageParams: [null, ...pages.slice(1).map((_, index) => pages[index]?.next ?? null)],
});
const shown = (pages: Pages<{ id: string }, string> | undefined) =>
  pages?.pages.map(({ rows }) => rows.map(({ id }) => id).join("")).join("|");

test("what is new comes in front, and every page keeps where the next one begins", () => {
  const merged = mergeHead(pagesOf(page("dcb", "b"), page("a")), page("fed", "d"));
  expect(shown(merged)).toBe("fedcb|a");
  expect(merged.pages.map(({ next }) => next)).toEqual(["b", null]);
});

test("nothing new is no change at all", () => {
  const known = pagesOf(page("cb", "b"), page("a"));
  expect(mergeHead(known, page("cb", "b"))).toBe(known);
});

test("a first page that knows nothing of the list starts it over", () => {
  expect(mergeHead(pagesOf(page("dcb", "b"), page("a")), page("zyx", "x"))).toEqual(pagesOf(page("zyx", "x")));
  expect(mergeHead(pagesOf(page("a")), page(""))).toEqual(pagesOf(page("")));
  expect(mergeHead(pagesOf(page("")), page("a"))).toEqual(pagesOf(page("a")));
});

test("rows that are taken out do not move the end of a page", () => {
  const left = withoutRows<{ id: string }, string>(new Set(["c", "a"]))(pagesOf(page("dcb", "b"), page("a")));
  expect(shown(left)).toBe("db|");
  expect(left?.pages.map(({ next }) => next)).toEqual(["b", null]);
});

test("a row that was deleted elsewhere goes, and what was loaded below stays", () => {
  const merged = mergeHead(pagesOf(page("fedc", "c"), page("ba")), page("gec", "c"));
  expect(shown(merged)).toBe("gec|ba");
});

describe("rows that go to the front when they change", () => {
  type Row = { id: string; at: number };
  const rows = (words: string) =>
    words.split(" ").map((word): Row => ({ id: word.charAt(0), at: Number(word.slice(1)) }));
  const list = (...pages: string[]): Pages<Row, string> => ({
    pages: pages.map((words) => ({ rows: rows(words), next: null })),
    pageParams: pages.map(() => null),
  });
  const isMoved = (before: Row, now: Row) => before.at !== now.at;
  const merge = (known: Pages<Row, string>, head: string) =>
    mergeHead(known, { rows: rows(head), next: null }, isMoved);
  const ids = ({ pages }: Pages<Row, string>) => pages.map((each) => each.rows.map(({ id }) => id).join("")).join("|");

  test("stand there once, wherever they were", () => {
    const known = list("e5 d4 c3", "b2 a1");
    expect(ids(merge(known, "a6 e5 d4"))).toBe("aedc|b");
    expect(ids(merge(known, "c7 f6 e5"))).toBe("cfed|ba");
    expect(ids(merge(known, "e7 d4 c3"))).toBe("edc|ba");
  });

  test("do not tell where the known rows go on: between two that moved there may be others", () => {
    expect(ids(merge(list("e5 d4 c3", "b2 a1"), "e9 d8 z7"))).toBe("edz");
  });

  test("a row of which something else changed is replaced, and the others stay the same objects", () => {
    type Named = Row & { name: string };
    const known: Pages<Named, string> = {
      pages: [
        {
          rows: [
            { id: "b", at: 2, name: "Bun" },
            { id: "a", at: 1, name: "Apple" },
          ],
          next: null,
        },
      ],
      pageParams: [null],
    };
    const fresh = {
      rows: [
        { id: "b", at: 2, name: "Bagel" },
        { id: "a", at: 1, name: "Apple" },
      ],
      next: null,
    };
    const merged = mergeHead(known, fresh, isMoved);
    expect(merged.pages[0]?.rows).toEqual(fresh.rows);
    expect(merged.pages[0]?.rows[1]).toBe(known.pages[0]?.rows[1]);
  });
});
