import type { Intent } from "../../meaning/intents.ts";
import type { WordShelf } from "../../meaning/word-shelf.ts";
import { openTable } from "./model-text.ts";
import type { Models } from "./models.ts";
import type { OfferKind } from "./understood.ts";

/** Steps are kept as whole numbers. */
export const STEP_SCALE = 100;

const known = new WeakMap<WordShelf, Models>();

/** The models, read once for every shelf. */
export function modelsFrom(shelf: WordShelf): Models {
  const models = known.get(shelf) ?? readModels(shelf);
  known.set(shelf, models);
  return models;
}

function readModels(shelf: WordShelf): Models {
  const parts = openTable(shelf.text("parts.model"));
  const steps = Float32Array.from(
    parts.names.slice(1).join("\t").split("\t").filter(Boolean),
    (step) => Number(step) / STEP_SCALE,
  );
  const subject = openTable(shelf.text("subject.model")).rows;
  return {
    parts: { tags: (parts.names[0] ?? "").split("\t"), steps, weights: parts.rows },
    intent: choiceIn<Intent>(shelf.text("intent.model")),
    offer: choiceIn<OfferKind>(shelf.text("offer.model")),
    subject: { get: (feature) => subject.get(feature)?.[1] },
  };
}

function choiceIn<Choice extends string>(text: string) {
  const { names, rows } = openTable(text);
  return { choices: (names[0] ?? "").split("\t") as Choice[], weights: rows };
}
