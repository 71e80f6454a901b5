import { expect, test } from "vitest";
import { findLine } from "./find-line.ts";

const words = ["anvil\t1", "apple\t2 3!", "constructor\t4", "pear", "zoo\t5", "übung\t6", "りんご\t7"];
const text = [...words].sort().join("\n");

test("every word of a list is found, also the first, the last and those in other letters", () => {
  for (const line of words) {
    const [word = "", rest = ""] = line.split("\t");
    expect(findLine(text, word), word).toBe(rest);
  }
});

test("a word that is only the beginning of another, or lies between two, is not found", () => {
  for (const word of ["", "a", "appl", "apples", "b", "pea", "pears", "zz", "り"])
    expect(findLine(text, word)).toBe(undefined);
  expect(findLine("", "apple")).toBe(undefined);
});
