import type { Brief, Fact } from "./brief.ts";
import { isOffered, isSet, wordsOf } from "./facts.ts";
import { FACT_ROLES, FACTS, type FactRole, MAX_FACTS, MAX_WORDS } from "./roles.ts";

/** What was read, with what somebody has set put in its place. What an AI offers in addition stands last, and off. */
export function withSet(read: Brief, set: Brief = { facts: [] }): Brief {
  const own = set.facts.filter(isSet);
  const facts = FACT_ROLES.flatMap((role) => {
    const mine = own.filter((fact) => fact.role === role);
    const held = heldBack(
      read.facts.filter((fact) => fact.role === role),
      mine,
    );
    const found = read.facts.filter(
      (fact) => fact.role === role && !isReplaced(fact, own) && !isAvoided(fact, own) && !held.has(fact),
    );
    const isTaken = !FACTS[role].isList && mine.some(({ isOut }) => !isOut);
    if (isTaken) return mine;
    // What was changed stands where it stood.
    const inPlace = read.facts
      .filter((fact) => fact.role === role)
      .flatMap((fact) => (found.includes(fact) ? [fact] : mine.filter((other) => isReplaced(fact, [other]))));
    return [...new Set([...inPlace, ...mine])];
  });
  return {
    kind: set.kind && set.kind.by !== "read" ? set.kind : read.kind,
    language: set.language && set.language.by !== "read" ? set.language : read.language,
    facts: bounded([...facts, ...set.facts.filter(isOffered)]),
  };
}

/** No more than a brief holds: what was set goes before what was only read. */
function bounded(facts: readonly Fact[]): Fact[] {
  let room = MAX_WORDS;
  const kept = new Set<Fact>();
  for (const fact of facts.toSorted((one, other) => Number(isSet(other)) - Number(isSet(one)))) {
    const length = fact.value.length + (fact.terms?.length ?? 0);
    if (kept.size >= MAX_FACTS || length > room) continue;
    room -= length;
    kept.add(fact);
  }
  return facts.filter((fact) => kept.has(fact));
}

/** Facts that stand on the picture as lines of their own, each of which says one thing. */
const LINES: ReadonlySet<FactRole> = new Set(["name", "offer", "when", "where", "contact"]);

/** Whether something that was set takes the place of what was read. */
export const isReplaced = ({ role, value, terms }: Pick<Fact, "role" | "value" | "terms">, own: readonly Fact[]) =>
  own.some(
    (fact) =>
      (fact.role === role && (isSameFact(fact, value) || isSameFact(fact, wordsOf({ value, terms })))) ||
      (LINES.has(role) && isQuoteOf(fact, value)),
  );

/** While a locked fact is no longer said, what the sentence says in its place is held back: somebody has to decide. */
export function heldBack<Read extends Pick<Fact, "role" | "value">>(
  read: readonly Read[],
  mine: readonly Fact[],
): Set<Read> {
  const isSaid = (fact: Fact) => read.some(({ value }) => isSameFact(fact, value));
  const unsaid = mine.filter((fact) => fact.isLocked && !fact.isOut && !isSaid(fact));
  return new Set(read.filter((fact) => !isReplaced(fact, mine)).slice(0, unsaid.length));
}

/** The things of a list: "combs, soap" are two. */
export const listedIn = (words: string): string[] => words.split(/[,;、，；]\s*/u).filter((one) => one.trim());

/** A line with a word that is not to be used. */
const isAvoided = ({ role, value }: Fact, own: readonly Fact[]) =>
  LINES.has(role) &&
  own.some(
    (fact) =>
      fact.role === "avoid" &&
      !fact.isOut &&
      listedIn(fact.value).some((words) => ` ${bare(value)} `.includes(` ${bare(words)} `)),
  );

/** An AI that quotes the same words for a line has read them as something else, or with other ends. */
const isQuoteOf = (fact: Fact, words: string) => {
  const [one, other] = [bare(wordsOf(fact)), bare(words)];
  return fact.by === "ai" && LINES.has(fact.role) && other !== "" && (one.includes(other) || other.includes(one));
};

/** Whether a set fact stands where these words of the sentence would: it says the same, or was made from them. */
export const isSameFact = (set: Fact, words: string): boolean =>
  [set.value, wordsOf(set), set.was].some((own) => own !== undefined && bare(own) === bare(words));

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%\p{Sc}]+/gu, " ")
    .trim();
