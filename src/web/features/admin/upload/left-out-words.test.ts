import { expect, test } from "vitest";
import { leftOutWords } from "./left-out-words.ts";
import { readAdsFile } from "./read/read-ads-file.ts";

const HEADER = "name,image_url,Platform,Industry,Ad Goal,Funnel Stage,Target Audience,Tactics,Links To";
const sheetOf = (lines: readonly string[]) => readAdsFile(new Blob([[HEADER, ...lines].join("\n")]));

test("the summary names the lines that were left out, with their reasons", async () => {
  const good = "Loaf,https://a.example/1.png,,,,,,,";
  const sheet = await sheetOf([good, ",https://a.example/2.png,,,,,,,", "Nameless,,,,,,,,", good]);
  expect(leftOutWords(sheet)).toEqual([
    "2 rows of the file were left out: row 3 (No name), row 4 (No image_url).",
    "1 row of the file came twice and was sent once.",
  ]);
});

test("a file in which nothing is wrong has nothing to add, and of many only the first are named", async () => {
  expect(leftOutWords(await sheetOf(["Loaf,https://a.example/1.png,,,,,,,"]))).toEqual([]);
  const [words] = leftOutWords(await sheetOf(Array.from({ length: 1_240 }, () => "Nameless,,,,,,,,")));
  expect(words).toMatch(/^1,240 rows of the file were left out: row 2 .*, row 9 \(No image_url\), 1,232 more\.$/);
});
