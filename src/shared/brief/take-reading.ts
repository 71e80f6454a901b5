import type { Brief, Fact } from "./brief.ts";
import { factsOf, wordsOf } from "./facts.ts";
import { FACT_ROLES, FACTS } from "./roles.ts";
import { withSet } from "./with-set.ts";

/** What an AI read beside what the user set: the user's own words and locks stay, an older reading goes. */
export function takeReading(set: Brief, answered: Brief): Brief {
  const own = set.facts.filter(({ by, isLocked }) => by !== "ai" || isLocked);
  const isFree = ({ role }: Fact) => FACTS[role].isList || !own.some((fact) => fact.role === role && !fact.isOut);
  const news = answered.facts.filter((fact) => isFree(fact) && !own.some((other) => isAlike(other, fact)));
  return {
    kind: set.kind?.by === "user" ? set.kind : answered.kind,
    language: set.language?.by === "user" ? set.language : answered.language,
    facts: [...own, ...news],
  };
}

const isAlike = (one: Fact, other: Fact) => one.role === other.role && wordsOf(one) === wordsOf(other);

/** How many kinds of fact say something else after a reading than before. */
export function changedBy(read: Brief, before: Brief, after: Brief): number {
  const told = (set: Brief) => {
    const brief = withSet(read, set);
    return FACT_ROLES.map((role) => factsOf(brief, role).map(wordsOf).join("\n"));
  };
  const [old, now] = [told(before), told(after)];
  return now.filter((words, at) => words !== old[at]).length;
}
