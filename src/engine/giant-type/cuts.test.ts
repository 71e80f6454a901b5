import { expect, test } from "vitest";
import { cheapestCut, waysToCut } from "./cuts.ts";

const sentence = (text: string) => ({
  words: text.split(" ").map((word) => ({
    text: word,
    strong: false,
    emoji: false,
    glued: false,
    sticky: word.startsWith("~"),
  })),
});

test("every way to cut a text is found once", () => {
  expect([...waysToCut(sentence("a b c d"), 2)]).toEqual([
    [
      [0, 1],
      [1, 4],
    ],
    [
      [0, 2],
      [2, 4],
    ],
    [
      [0, 3],
      [3, 4],
    ],
  ]);
  expect([...waysToCut(sentence("a b c d e f"), 3)]).toHaveLength(10);
  expect([...waysToCut(sentence("a b"), 3)]).toEqual([]);
});

test("no row begins with what belongs to the word before", () => {
  expect([...waysToCut(sentence("a ~b c"), 2)]).toEqual([
    [
      [0, 2],
      [2, 3],
    ],
  ]);
  expect([...waysToCut(sentence("a ~b ~c"), 2)]).toEqual([]);
});

test("of ways that cost the same, the first is taken", () => {
  const uneven = (edges: readonly number[]) => Math.abs((edges[1] ?? 0) - ((edges[2] ?? 0) - (edges[1] ?? 0)));
  expect(cheapestCut(sentence("a b c d e"), 2, uneven)).toEqual([
    [0, 2],
    [2, 5],
  ]);
});

test("a text with very many ways is cut all the same", () => {
  const long = sentence(Array.from({ length: 40 }, () => "word").join(" "));
  expect(cheapestCut(long, 12, () => 1)).toHaveLength(12);
});
