// How well descriptions are understood.
//   npm run understanding            five-fold cross-validation over the descriptions to learn from
//   npm run understanding -- apart   the shipped models on the descriptions kept apart
//   npm run understanding -- labels  the shipped models on labels.json
import { readFileSync } from "node:fs";
import type { Models } from "../src/engine/author/understood/models.ts";
import { read, understand } from "../src/engine/author/understood/understand.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { languageOf } from "../src/engine/meaning/language-of.ts";
import type { AdType } from "../src/shared/ad-types.ts";
import { learn, prepare } from "./learn.ts";
import { readDescriptions, readWritten } from "./read-descriptions.ts";
import { type Labelled, Scores, score, type Understanding } from "./score.ts";
import { labelledOf } from "./to-label.ts";

const FOLDS = 5;

export function understandingOf({ description, type }: Labelled, models: Models): Understanding {
  const language = languageOf(description, wordFiles);
  const got = understand(read(description, language, type as AdType, wordFiles), models);
  return {
    language,
    head: got.subject?.words,
    drawing: undefined,
    isHero: false,
    intent: got.intent,
    brand: got.brand?.words,
    offers: got.offers.map(({ kind, words }) => ({ kind, text: words })),
    dates: got.dates.map(({ words }) => words),
    places: got.places.map(({ words }) => words),
    phone: got.phone?.words,
    printable: got.pieces.map(({ words }) => words),
    exact: got.exact,
    colors: got.colors.map(({ words }) => words),
  };
}

const [set = "folds", show] = process.argv.slice(2);
const total = new Scores();
if (set === "folds") {
  const prepared = readDescriptions({ keptApart: false }).map(prepare);
  const written = process.env.NOMORE ? [] : readWritten().map(prepare);
  const folds = Number(process.env.FOLDS ?? FOLDS);
  for (let fold = 0; fold < folds; fold++) {
    const models = learn([...prepared.filter((_, at) => at % FOLDS !== fold), ...written], Number(process.env.ROUNDS ?? 10));
    const rest = prepared.filter((_, at) => at % FOLDS === fold);
    total.add(score(rest.map(({ described }) => labelledOf(described)), (item) => understandingOf(item, models)));
  }
}
for (const [field, figures] of total.table()) console.log(field.padEnd(34), figures);
import { writeFileSync } from "node:fs";
writeFileSync("/tmp/faults.txt", total.faults.join("\n"));
if (show) for (const fault of total.faults.filter((words) => words.includes(show))) console.log(fault);
