import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines, lineWidth, type Word } from "./break-lines.ts";

const wordsOf = (...widths: number[]): Word[] => widths.map((width) => ({ width, space: 1 }));

test("lines come out as even as they can", () => {
  expect(breakLines(wordsOf(3, 3, 3, 3), 2, 20)).toEqual([0, 2]);
  expect(breakLines(wordsOf(6, 2, 2, 2), 2, 20)).toEqual([0, 1]);
});

test("no short word is left alone on the last line", () => {
  expect(breakLines(wordsOf(5, 5, 5, 2), 2, 20)).toEqual([0, 2]);
});

test("a piece that sticks to the word before it never begins a line", () => {
  const words: Word[] = [
    { width: 4, space: 0 },
    { width: 4, space: 0, sticky: true },
    { width: 4, space: 1 },
  ];
  expect(breakLines(words, 2, 8)).toEqual([0, 2]);
  expect(breakLines(words, 3, 8)).toBeUndefined();
});

test("whatever the words, no line is wider than allowed and none is lost", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 9, max: 40 }),
      (widths, count, max) => {
        const words = wordsOf(...widths);
        const starts = breakLines(words, count, max);
        if (!starts) return;
        expect(starts).toHaveLength(count);
        expect(starts[0]).toBe(0);
        for (const [index, from] of starts.entries())
          expect(lineWidth(words, from, starts[index + 1] ?? words.length)).toBeLessThanOrEqual(max);
      },
    ),
  );
});
