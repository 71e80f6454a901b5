import { expect, test } from "vitest";
import { addPart, replaceWords } from "./change-prompt.ts";

const spanOf = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

test("a part is added as a sentence of its own, whatever the prompt ended with", () => {
  for (const text of ["A chilli", "A chilli.", "A chilli. "]) {
    expect(addPart(text, "soft light").text).toBe("A chilli. Soft light.");
  }
  expect(addPart("", "Nothing else is written anywhere.").text).toBe("Nothing else is written anywhere.");
});

test("it says where the new words stand", () => {
  const { text, span } = addPart("A chilli", "soft light");
  expect(text.slice(span.start, span.end)).toBe("Soft light.");
});

test("what is removed leaves no comma behind", () => {
  const text = "chilli, 4k, trending, red";
  expect(replaceWords(text, spanOf(text, "4k, trending"), "").text).toBe("chilli, red");
  expect(replaceWords("4k, chilli", { start: 0, end: 2 }, "").text).toBe("chilli");
  expect(replaceWords("chilli, 4k", { start: 8, end: 10 }, "").text).toBe("chilli");
});

test("what is replaced keeps its place", () => {
  const text = "chilli. no people";
  expect(replaceWords(text, spanOf(text, "no people"), "an empty studio").text).toBe("chilli. An empty studio");
});
