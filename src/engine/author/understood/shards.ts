import type { WordShard } from "../../meaning/word-shelf.ts";
import { tokensOf } from "./tokens.ts";

/*
 * Nine tenths of what was learnt is about single words, and a description has a dozen of them. So what is about words is
 * spread over many small files, by the letters that the word begins or ends with, and a browser fetches those of its own
 * words. What is about anything else is in the models themselves.
 */

export type ModelName = "parts" | "intent" | "offer" | "subject";

const SHARDS = 256;
const LETTERS = 2;

/** What the value of a feature is, by model and kind of feature: a word, two of them, a word and a shape, a word's end. */
const WORD_FEATURES: Readonly<
  Record<ModelName, Readonly<Record<"word" | "pair" | "shape" | "end", readonly string[]>>>
> = {
  parts: {
    word: ["w", "w-1", "w+1", "w-2", "w+2", "cw", "p3"],
    pair: ["w-1w", "ww+1", "cww"],
    shape: ["w-1s"],
    end: ["e2", "e3", "e4"],
  },
  intent: {
    word: ["word", "kword", "start", "kstart", "subject_word", "subject_start"],
    pair: ["words", "kwords"],
    shape: [],
    end: ["end", "kend", "subject_end"],
  },
  offer: { word: ["word"], pair: ["words"], shape: [], end: [] },
  subject: { word: ["word", "left_word", "right_word"], pair: [], shape: [], end: ["last_end"] },
};

const KINDS = new Map(
  Object.entries(WORD_FEATURES).flatMap(([model, kinds]) =>
    Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [`${model} ${name}`, kind] as const)),
  ),
);

/** The file that has a feature; undefined when it is in the model itself. */
export function shardOf(model: ModelName, feature: string): WordShard | undefined {
  const equals = feature.indexOf("=");
  const value = feature.slice(equals + 1);
  switch (KINDS.get(`${model} ${feature.slice(0, equals)}`)) {
    case "word":
      return byStart(value);
    case "shape":
      return byStart(value.slice(0, value.lastIndexOf("_")));
    case "pair": {
      const gap = value.indexOf("_", 1);
      const [one, other] = [value.slice(0, gap), value.slice(gap + 1)];
      // The longer one is rarer.
      return byStart(one.length >= other.length ? one : other);
    }
    case "end":
      return byEnd(value);
    default:
      return undefined;
  }
}

/** All there are, also those that no word has anything in. */
export const ALL_SHARDS: readonly WordShard[] = Array.from({ length: SHARDS }, (_, place) => place).flatMap(
  (place): WordShard[] => [`start-${place}.model`, `end-${place}.model`],
);

/** The files that a description is sure to need, so that they can be fetched together. */
export function shardsFor(description: string): WordShard[] {
  const written = tokensOf(description).map(({ lower }) => lower);
  // Numbers count by their length, or as numbers only; a bar stands for where the text begins and ends.
  const words = written.flatMap((word) => [word, word.replace(/\d/gu, "0"), word.replace(/\d+/gu, "0")]);
  return [...new Set([...words, "|"].flatMap((word) => [byStart(word), byEnd(word)]))];
}

const byStart = (word: string): WordShard => `start-${hashOf(word.slice(0, LETTERS))}.model`;
const byEnd = (word: string): WordShard => `end-${hashOf(word.slice(-LETTERS))}.model`;

/** FNV-1a. */
function hashOf(letters: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < letters.length; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193) >>> 0;
  return hash % SHARDS;
}
