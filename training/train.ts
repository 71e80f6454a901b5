// Learns from the labelled descriptions and writes the models that the composer ships with: npm run train
import { JOINT_COUNT } from "../src/engine/author/understood/chain.ts";
import type { ChoiceModel } from "../src/engine/author/understood/choice.ts";
import { writeTable } from "../src/engine/author/understood/model-text.ts";
import { STEP_SCALE } from "../src/engine/author/understood/read-models.ts";
import { learn, prepare } from "./learn.ts";
import { readDescriptions, readWritten } from "./read-descriptions.ts";
import { writeModels } from "./write-models.ts";

const FOLDER = new URL("../src/engine/meaning/data/", import.meta.url);

const models = learn([...readDescriptions({ keptApart: false }), ...readWritten()].map(prepare));

const { tags, steps, weights } = models.parts;
const stepLines = Array.from({ length: JOINT_COUNT * tags.length + 1 }, (_, from) =>
  [...steps.subarray(from * tags.length, (from + 1) * tags.length)].map((step) => Math.round(step * STEP_SCALE)),
);
const tableOf = ({ choices, weights }: ChoiceModel<string, Map<string, Float32Array>>) =>
  writeTable({ names: [choices.join("\t")], rows: weights });
const subjects = new Map([...models.subject].map(([feature, weight]) => [feature, Float32Array.of(0, weight)]));

writeModels(
  {
    parts: writeTable({ names: [tags.join("\t"), ...stepLines.map((line) => line.join("\t"))], rows: weights }),
    intent: tableOf(models.intent),
    offer: tableOf(models.offer),
    subject: writeTable({ names: ["subject"], rows: subjects }),
  },
  FOLDER,
);
