import type { Brief, Fact } from "./brief.ts";
import { FACTS, type FactRole } from "./roles.ts";

/** A fact as it is printed: an offer with its terms. */
export const wordsOf = ({ value, terms }: Pick<Fact, "value" | "terms">): string =>
  terms ? `${value} ${terms}` : value;

/** How many characters a fact has too many for every layout of ours. */
export const excessOf = (fact: Fact): number => Math.max(0, [...wordsOf(fact)].length - FACTS[fact.role].most);

/** The facts of one kind that count. */
export const factsOf = ({ facts }: Pick<Brief, "facts">, role: FactRole): Fact[] =>
  facts.filter((fact) => fact.role === role && !fact.isOut);

/** Added by an AI service and not taken: it changes nothing until somebody takes it. */
export const isOffered = (fact: Pick<Fact, "by" | "isOut">): boolean => fact.by === "ai" && fact.isOut === true;

/** What was set by somebody, and so outlives the next reading of the sentence. */
export const isSet = (fact: Pick<Fact, "by" | "isLocked" | "isOut">): boolean =>
  !isOffered(fact) && (fact.by !== "read" || fact.isLocked === true || fact.isOut === true);

/** What is left of a brief when it is for no brand, or for another one. */
export const withoutKit = (brief: Brief): Brief => ({ ...brief, facts: brief.facts.filter(({ by }) => by !== "kit") });
