import { expect, test } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { wordFiles } from "../node/word-files.ts";
import { artOf } from "./drawings.ts";

const entries = LANGUAGES.flatMap((language) =>
  wordFiles
    .text(`${language}.own.tsv`)
    .trimEnd()
    .split("\n")
    .map((line) => ({ language, drawing: line.split("\t")[0] ?? "", words: line.split("\t")[1]?.split(", ") ?? [] })),
);

test("every entry of our own lists leads to a drawing", () => {
  const missing = entries.filter(({ drawing }) => !artOf(drawing, wordFiles));
  expect(missing.map(({ language, drawing }) => `${language} ${drawing}`)).toEqual([]);
});

test("no word stands for two drawings", () => {
  const twice: string[] = [];
  for (const language of LANGUAGES) {
    const seen = new Set<string>();
    for (const { words } of entries.filter((entry) => entry.language === language))
      for (const word of words) {
        if (seen.has(word)) twice.push(`${language} ${word}`);
        seen.add(word);
      }
  }
  expect(twice).toEqual([]);
});

test("words are written as they are looked up: in lower case, with nothing around them", () => {
  const odd = entries.flatMap(({ words }) => words).filter((word) => word === "" || word !== word.trim().toLowerCase());
  expect(odd).toEqual([]);
});
