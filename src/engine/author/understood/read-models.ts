import type { Intent } from "../../../shared/intents.ts";
import type { WordShard, WordShelf } from "../../meaning/word-shelf.ts";
import { openTable, type Weights } from "./model-text.ts";
import type { Models } from "./models.ts";
import { type ModelName, shardOf } from "./shards.ts";
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
  const open = tablesOn(shelf);
  const parts = open("parts");
  const steps = Float32Array.from(
    parts.names.slice(1).join("\t").split("\t").filter(Boolean),
    (step) => Number(step) / STEP_SCALE,
  );
  const subject = open("subject").weights;
  const choiceOf = <Choice extends string>(model: ModelName) => {
    const { names, weights } = open(model);
    return { choices: (names[0] ?? "").split("\t") as Choice[], weights };
  };
  return {
    parts: { tags: (parts.names[0] ?? "").split("\t"), steps, weights: parts.weights },
    intent: choiceOf<Intent>("intent"),
    offer: choiceOf<OfferKind>("offer"),
    subject: { get: (feature) => subject.get(feature)?.[1] },
  };
}

/** Opens models whose features about words are in files of their own, which all models share. */
function tablesOn(shelf: WordShelf) {
  const shards = new Map<WordShard, Weights>();
  const inShard = (name: WordShard) => {
    const known = shards.get(name) ?? openTable(shelf.text(name)).rows;
    shards.set(name, known);
    return known;
  };
  return (model: ModelName) => {
    const { names, rows } = openTable(shelf.text(`${model}.model`));
    const get = (feature: string) => {
      const shard = shardOf(model, feature);
      return shard ? inShard(shard).get(`${model} ${feature}`) : rows.get(feature);
    };
    return { names, weights: { get } };
  };
}
