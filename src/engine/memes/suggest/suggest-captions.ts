import { seededRandom } from "../../random.ts";
import { saysAny } from "../../text/has-word.ts";
import { cleanTopic } from "./clean-topic.ts";
import type { Field } from "./field.ts";
import { FIELDS } from "./fields.ts";
import { fillPattern } from "./fill-pattern.ts";
import { findField } from "./find-field.ts";
import { isAlike } from "./is-alike.ts";
import { PATTERNS } from "./patterns.ts";

const WANTED = 8;
/** How often the patterns are gone through: with other words in most places, one is as good as new. */
const ROUNDS = 3;

export type CaptionWish = {
  topic: string;
  structure: string;
  /** How long the words of each box may be. */
  limits: readonly number[];
  /** Another number, other captions. */
  seed: number;
  /** Words that are in none of them: a brand does not say them. */
  avoid?: readonly string[];
};

/** Captions about a topic: one set of words for the boxes of a structure each, at most eight, no joke twice. In English. */
export function suggestCaptions({ topic: typed, structure, limits, seed, avoid = [] }: CaptionWish): string[][] {
  const topic = cleanTopic(typed);
  const patterns = PATTERNS[structure] ?? PATTERNS["above-below"] ?? [];
  const found: string[][] = [];
  const fits = (captions: readonly string[]) =>
    captions.every((text, index) => text.length <= (limits[index] ?? 0)) && !saysAny(captions, avoid);
  const add = (field: Field, about: string, rounds: number) => {
    const random = seededRandom(seed + 7);
    const order = alternating(shuffled(patterns, random));
    const pick = goingRound(random);
    for (let round = 0; round < rounds; round += 1)
      for (const pattern of order) {
        const captions = fillPattern(pattern, { topic: about, field, pick });
        if (!captions || found.length === WANTED || !fits(captions)) continue;
        if (!found.some((other) => isAlike(other, captions))) found.push(captions);
      }
  };
  if (topic) add(findField(topic), topic, ROUNDS);
  // A long topic fits few boxes, and then what fits every topic helps out.
  add(FIELDS.anything, "this", ROUNDS);
  add(FIELDS.office, "work", ROUNDS);
  return found;
}

/** Goes round each list, so that no phrase comes twice before all have come once. */
function goingRound(random: () => number) {
  const turns = new Map<string, number>();
  return (list: string, length: number) => {
    const turn = turns.get(list) ?? Math.floor(random() * length);
    turns.set(list, turn + 1);
    return turn % Math.max(1, length);
  };
}

/** What the field laughs about takes turns with what names the topic. */
function alternating(patterns: readonly (readonly string[])[]) {
  const namesTopic = (pattern: readonly string[]) => pattern.some((text) => text.includes("{topic}"));
  const named = patterns.filter(namesTopic);
  const others = patterns.filter((pattern) => !namesTopic(pattern));
  return Array.from({ length: Math.max(named.length, others.length) }, (_, index) => [others[index], named[index]])
    .flat()
    .filter((pattern) => pattern !== undefined);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
