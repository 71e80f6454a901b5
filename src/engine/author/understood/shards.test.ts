import { expect, test } from "vitest";
import type { WordFile } from "../../meaning/word-shelf.ts";
import { wordFiles } from "../../node/word-files.ts";
import { understandDescription } from "../author-scene.ts";
import { featureOf } from "./model-text.ts";
import { ALL_SHARDS, type ModelName, shardOf, shardsFor } from "./shards.ts";

test("every feature about a word is in the file where it is looked for", () => {
  let count = 0;
  for (const shard of ALL_SHARDS)
    for (const line of wordFiles.text(shard).split("\n").slice(2).filter(Boolean)) {
      const [, model = "", feature = ""] = /^(\w+) (.*)$/s.exec(featureOf(line)) ?? [];
      expect(shardOf(model as ModelName, feature), line).toBe(shard);
      count++;
    }
  expect(count).toBeGreaterThan(100_000);
});

test.each([
  "Elm Street Lemonade, 2 cups for $3, open till it's gone",
  "Hofladen am Waldrand: Äpfel 2,50 €/kg, Sa 8–13 Uhr, Tel. 0351 123456",
  "Открытие кофейни «Зерно» 12 мая, первый кофе бесплатно",
  "春のヨガ体験会、初回無料。毎週土曜10:00〜",
  'brand: @loafworks\nheadline: "Bread, 24/7"\nwww.loaf.example',
])("what is needed of the words of “%s” is known beforehand", (description) => {
  const asked = new Set<string>();
  const text = (file: WordFile) => {
    if (/^(?:start|end)-/.test(file)) asked.add(file);
    return wordFiles.text(file);
  };
  understandDescription(description, "meta", { text });
  const known = shardsFor(description);
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((file) => !known.some((one) => one === file))).toEqual([]);
});
