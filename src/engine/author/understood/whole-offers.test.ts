import { expect, test } from "vitest";
import { languageOf } from "../../meaning/language-of.ts";
import { wordFiles } from "../../node/word-files.ts";
import { modelsFrom } from "./read-models.ts";
import { read } from "./reading.ts";
import { understand } from "./understand.ts";

test("a price that begins in the middle of a clause keeps what one gets for it", () => {
  for (const description of ["Coffee, 250 g for $14, ground to order", "Slow coffee, 250 g for $14"]) {
    const { offers } = understand(
      read(description, languageOf(description, wordFiles), "meta", wordFiles),
      modelsFrom(wordFiles),
    );
    expect(offers.map(({ words }) => words.slice(0, 13))).toEqual(["250 g for $14"]);
  }
});
