import type { Brief, Fact } from "./brief.ts";
import { FACT_ROLES, FACTS, isSet, wordsOf } from "./facts.ts";

/** What was read, with what somebody has set put in its place. */
export function withSet(read: Brief, set: Brief | undefined): Brief {
  if (!set) return read;
  const own = set.facts.filter(isSet);
  const facts = FACT_ROLES.flatMap((role) => {
    const mine = own.filter((fact) => fact.role === role);
    const found = read.facts.filter(
      (fact) =>
        fact.role === role && !mine.some((other) => isSameFact(other, fact.value) || isSameFact(other, wordsOf(fact))),
    );
    const isTaken = !FACTS[role].isList && mine.some(({ isOut }) => !isOut);
    return [...mine, ...(isTaken ? [] : found)];
  });
  return {
    kind: set.kind && set.kind.by !== "read" ? set.kind : read.kind,
    language: set.language && set.language.by !== "read" ? set.language : read.language,
    facts,
  };
}

/** Whether a set fact stands where these words of the sentence would: it says the same, or was made from them. */
export const isSameFact = (set: Fact, words: string): boolean =>
  [set.value, wordsOf(set), set.was].some((own) => own !== undefined && bare(own) === bare(words));

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%\p{Sc}]+/gu, " ")
    .trim();
