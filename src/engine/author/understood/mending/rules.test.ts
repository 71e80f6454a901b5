import { describe, expect, test } from "vitest";
import { languageOf } from "../../../meaning/language-of.ts";
import { wordFiles } from "../../../node/word-files.ts";
import { modelsFrom } from "../read-models.ts";
import { read } from "../reading.ts";
import { understand } from "../understand.ts";
import type { Change } from "./mend-parts.ts";
import { type CounterExample, kindOf, type Rule } from "./rule.ts";
import { RULES } from "./rules.ts";

const models = modelsFrom(wordFiles);

function changesBy(rule: Rule, { said, type = "meta" }: CounterExample): Change[] {
  const changes: Change[] = [];
  const reading = read(said, languageOf(said, wordFiles), type, wordFiles);
  understand(reading, models, { onChange: (change) => changes.push(change) });
  return changes.filter((change) => change.rule === rule);
}

const told = (parts: Change["from"]) => parts.map(({ name, words }) => `${kindOf(name)}: ${words}`);

describe.each(RULES.map((rule) => [rule.name, rule] as const))("%s", (_, rule) => {
  test(`does it: ${rule.example.said}`, () => {
    const [change] = changesBy(rule, rule.example);
    expect(told(change?.from ?? [])).toEqual(rule.example.from ?? []);
    expect(told(change?.to ?? [])).toEqual(rule.example.to ?? []);
  });

  test(`leaves alone: ${rule.counter.said}`, () => {
    expect(changesBy(rule, rule.counter)).toEqual([]);
  });

  test("changes only what it says", () => {
    const [change] = changesBy(rule, rule.example);
    const changed = [...(change?.from ?? []), ...(change?.to ?? [])].map(({ name }) => kindOf(name));
    expect(changed.filter((kind) => !rule.changes.includes(kind))).toEqual([]);
  });
});

test("every rule has a name of its own", () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
});
