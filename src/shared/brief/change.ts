import type { Brief, Fact } from "./brief.ts";
import { isOffered, wordsOf } from "./facts.ts";
import { FACTS, type FactRole } from "./roles.ts";

/** What somebody has set so far. */
type Set = Brief;
export const NOTHING_SET: Set = { facts: [] };

/** A fact with new words, or a new one. What the sentence said in its place is remembered. */
export function changeFact(
  set: Set,
  fact: Fact | null,
  { role, value, terms }: Pick<Fact, "role" | "value" | "terms">,
): Set {
  const was = fact && !isOffered(fact) ? (fact.by === "user" ? fact.was : wordsOf(fact)) : undefined;
  const next: Fact = {
    role,
    value,
    ...(terms && { terms }),
    ...(fact?.from !== undefined && { from: fact.from, to: fact.to }),
    ...(was && { was }),
    ...(fact?.isLocked && { isLocked: true }),
    sure: 1,
    by: "user",
  };
  const others = without(set, fact).facts.filter((other) => FACTS[role].isList || other.role !== role);
  return { ...set, facts: [...others, next] };
}

/** A fact that was read stays out; one that somebody added is simply gone. */
export function removeFact(set: Set, fact: Fact): Set {
  const { value, was, by, isLocked: _, terms: __, ...rest } = fact;
  const others = without(set, fact);
  if (by === "user" && !was) return others;
  const read = was ?? wordsOf({ value, terms: fact.terms });
  return { ...others, facts: [...others.facts, { ...rest, value: read, by: "user", isOut: true }] };
}

export function lockFact(set: Set, fact: Fact): Set {
  const others = without(set, fact);
  return { ...others, facts: [...others.facts, { ...fact, isLocked: true }] };
}

/** What was only read follows the sentence again. */
export function unlockFact(set: Set, fact: Fact): Set {
  const { isLocked: _, ...open } = fact;
  const others = without(set, fact);
  return open.by === "read" ? others : { ...others, facts: [...others.facts, open] };
}

/** What the sentence says counts again. */
export const readAgain = (set: Set, fact: Fact): Set => without(set, fact);

/** What was only read does not stand in what was set. */
const without = (set: Set, fact: Fact | null): Set => ({
  ...set,
  facts: set.facts.filter((other) => !fact || !isOne(other, fact)),
});

const isOne = (one: Fact, other: Fact) =>
  one.role === other.role && one.value === other.value && one.terms === other.terms && one.isOut === other.isOut;

/** A fact that says the same in another place: a name that was taken for a town. */
export function moveFact(set: Set, fact: Fact, role: FactRole): Set {
  const { value, terms } = fact;
  return changeFact(removeFact(set, fact), null, { role, value: terms ? `${value} ${terms}` : value });
}
