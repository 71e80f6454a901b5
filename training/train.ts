// Learns from the labelled descriptions and writes the models that the composer ships with: npm run train
import { writeFileSync } from "node:fs";
import type { ChoiceModel } from "../src/engine/author/understood/choice.ts";
import { learn, prepare } from "./learn.ts";
import { readDescriptions, readWritten } from "./read-descriptions.ts";

const FOLDER = new URL("../src/engine/meaning/data/", import.meta.url);
const SCALE = 100;
/** Smaller weights change nothing. */
const SMALLEST = 6;

const whole = (weight: number) => Math.round(weight * SCALE);
const row = (feature: string, weights: Iterable<readonly [number, number]>) => {
  const pairs = [...weights].filter(([, weight]) => Math.abs(whole(weight)) >= SMALLEST);
  return pairs.length === 0 ? [] : [[feature, ...pairs.flatMap(([at, weight]) => [at, whole(weight)])].join("\t")];
};
const save = (name: string, names: string[], rows: string[]) =>
  writeFileSync(new URL(name, FOLDER), [...names, "", ...rows.sort()].join("\n"));

const models = learn([...readDescriptions({ keptApart: false }), ...readWritten()].map(prepare));

const { tags, steps, weights } = models.parts;
save(
  "parts.model",
  [
    tags.join("\t"),
    ...Array.from({ length: tags.length + 1 }, (_, from) =>
      [...steps.subarray(from * tags.length, (from + 1) * tags.length)].map(whole).join("\t"),
    ),
  ],
  [...weights].flatMap(([feature, pairs]) =>
    row(
      feature,
      Array.from(
        { length: pairs.length / 2 },
        (_, at) => [pairs[2 * at] as number, pairs[2 * at + 1] as number] as const,
      ),
    ),
  ),
);
const saveChoice = (name: string, { choices, weights }: ChoiceModel) =>
  save(
    name,
    [choices.join("\t")],
    [...weights].flatMap(([feature, list]) => row(feature, [...list].entries())),
  );
saveChoice("intent.model", models.intent);
saveChoice("offer.model", models.offer);
save(
  "subject.model",
  ["subject"],
  [...models.subject].flatMap(([feature, weight]) => row(feature, [[0, weight]])),
);
