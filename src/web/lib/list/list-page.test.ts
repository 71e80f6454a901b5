import { expect, test } from "vitest";
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
