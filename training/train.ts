// Learns from the labelled descriptions and writes the models that the composer ships with: npm run train
import { writeFileSync } from "node:fs";
import { JOINT_COUNT } from "../src/engine/author/understood/chain.ts";
import type { ChoiceModel } from "../src/engine/author/understood/choice.ts";
import { writeTable } from "../src/engine/author/understood/model-text.ts";
import { STEP_SCALE } from "../src/engine/author/understood/read-models.ts";
import { learn, prepare } from "./learn.ts";
import { readDescriptions, readWritten } from "./read-descriptions.ts";

const FOLDER = new URL("../src/engine/meaning/data/", import.meta.url);

const save = (name: string, names: string[], rows: ReadonlyMap<string, Float32Array>) =>
  writeFileSync(new URL(name, FOLDER), writeTable({ names, rows }));

const models = learn([...readDescriptions({ keptApart: false }), ...readWritten()].map(prepare));

const { tags, steps, weights } = models.parts;
const stepLines = Array.from({ length: JOINT_COUNT * tags.length + 1 }, (_, from) =>
  [...steps.subarray(from * tags.length, (from + 1) * tags.length)].map((step) => Math.round(step * STEP_SCALE)),
);
save("parts.model", [tags.join("\t"), ...stepLines.map((line) => line.join("\t"))], weights);

const saveChoice = (name: string, { choices, weights }: ChoiceModel<string, Map<string, Float32Array>>) =>
  save(name, [choices.join("\t")], weights);
saveChoice("intent.model", models.intent);
saveChoice("offer.model", models.offer);
save(
  "subject.model",
  ["subject"],
  new Map([...models.subject].map(([feature, weight]) => [feature, Float32Array.of(0, weight)])),
);
