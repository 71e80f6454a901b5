// How well descriptions are understood.
//   npm run understanding            five-fold cross-validation over the collected descriptions to learn from
//   npm run understanding -- apart   the shipped models on the descriptions kept apart
//   npm run understanding -- labels  the shipped models on labels.json
//   npm run understanding -- a.jsonl the shipped models on a file of fresh descriptions
//   npm run understanding -- briefs  messages against the briefs that a copywriter made of them, with their pictures
//   npm run understanding -- facts a.jsonl          the brief of each description, as the screen shows it
//   npm run understanding -- paint a.jsonl FOLDER   the first three ideas of each description, to look at
//   npm run understanding -- why "3 for 2 on all bikes" [meme]   which rule did what to a description
// A second word lists the faults with that word in them.
import { readFileSync } from "node:fs";
import { plan } from "../src/engine/author/planned/plan.ts";
import type { Models } from "../src/engine/author/understood/models.ts";
import { modelsFrom } from "../src/engine/author/understood/read-models.ts";
import { read } from "../src/engine/author/understood/reading.ts";
import { understand } from "../src/engine/author/understood/understand.ts";
import { languageOf } from "../src/engine/meaning/language-of.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { type AdType, adTypeSchema } from "../src/shared/ad-types.ts";
import { paintIdeas, printBriefs } from "./briefs/paint-ideas.ts";
import { scoreBriefs } from "./briefs/score-briefs.ts";
import { learn, prepare } from "./learn.ts";
import { readDescriptions, readFile, readWritten } from "./read-descriptions.ts";
import { type Labelled, Scores, score, type Understanding } from "./score.ts";
import { labelledOf } from "./to-label.ts";
import { whyUnderstood } from "./why.ts";

const FOLDS = 5;
const OCCASION = { turn: 0, seenColors: [], hasPhoto: false };

function understandingOf({ description, type }: Labelled, models: Models): Understanding {
  const language = languageOf(description, wordFiles);
  const got = understand(read(description, language, type as AdType, wordFiles), models);
  const { drawing } = plan(got, OCCASION, wordFiles);
  return {
    language,
    head: got.subject?.words,
    drawing: drawing?.emoji,
    isHero: drawing?.place === "hero",
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

/** Every description is read by models that have not seen it; the written ones only help to learn. */
function crossValidated(): Scores {
  const total = new Scores();
  const prepared = readDescriptions({ keptApart: false }).map(prepare);
  const written = readWritten().map(prepare);
  for (let fold = 0; fold < FOLDS; fold++) {
    const models = learn([...prepared.filter((_, at) => at % FOLDS !== fold), ...written]);
    const rest = prepared.filter((_, at) => at % FOLDS === fold).map(({ described }) => labelledOf(described));
    total.add(score(rest, (item) => understandingOf(item, models)));
  }
  return total;
}

const shipped = (items: readonly Labelled[]) => {
  const models = modelsFrom(wordFiles);
  return score(items, (item) => understandingOf(item, models));
};

type LabelFile = { given: Labelled[]; more: Labelled[] };

function labels(): Labelled[] {
  const { given, more } = JSON.parse(readFileSync(new URL("./labels.json", import.meta.url), "utf8")) as LabelFile;
  return [...given, ...more];
}

const [set, show, type = "meta"] = process.argv.slice(2);
if (set === "why") {
  console.log(whyUnderstood(show ?? "", adTypeSchema.parse(type)).join("\n"));
  process.exit();
}
if (set === "facts") {
  printBriefs(show ?? "");
  process.exit();
}
if (set === "paint") {
  await paintIdeas(show ?? "", type);
  process.exit();
}
if (set === "briefs") {
  console.log((await scoreBriefs(show)).join("\n"));
  process.exit();
}
const scores =
  set === "apart"
    ? shipped(readDescriptions({ keptApart: true }).map(labelledOf))
    : set === "labels"
      ? shipped(labels())
      : set
        ? shipped(readFile(set).map(labelledOf))
        : crossValidated();
for (const [field, figures] of scores.table()) console.log(field.padEnd(34), figures);
if (show && set !== "apart")
  for (const fault of scores.faults.filter((words) => words.includes(show))) console.log(fault);
