import { expect, test } from "vitest";
import { diffWords } from "./diff-words.ts";

const only = (kind: string, before: string, after: string) =>
  diffWords(before, after)
    .filter((part) => part.kind === kind)
    .map(({ text }) => text.trim());

test("shows what went and what came", () => {
  const [before, after] = ["hot sauce, 4k, red", "hot sauce, red. Soft light."];
  expect(only("gone", before, after)).toEqual(["4k,"]);
  expect(only("new", before, after)).toEqual([". Soft light."]);
});

test("both texts can be put together again from the pieces", () => {
  const [before, after] = ["a b, c", "a  c “d” b"];
  const join = (without: string) =>
    diffWords(before, after)
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join("");
  expect(join("new")).toBe(before);
  expect(join("gone")).toBe(after);
});
