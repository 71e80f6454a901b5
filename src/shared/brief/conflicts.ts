import type { Brief, Fact } from "./brief.ts";
import { FACTS } from "./roles.ts";
import { isSameFact } from "./with-set.ts";

/** A locked fact, and what the sentence says by now in its place. */
export type Conflict = { locked: Fact; says: Fact };

/** Where a sentence was changed after a fact of it was locked. Of a kind that may come several times only the first. */
export function conflictsOf(read: Brief, set: Brief): Conflict[] {
  return set.facts
    .filter((fact) => fact.isLocked && !fact.isOut)
    .flatMap((locked) => {
      const found = read.facts.filter(({ role }) => role === locked.role);
      const isStillSaid = found.some(({ value }) => isSameFact(locked, value));
      const [says] = found.filter(({ value }) => !set.facts.some((fact) => isSameFact(fact, value)));
      // A second place beside the locked one is simply a second place.
      const isReplaced = !FACTS[locked.role].isList || !isStillSaid;
      return says && !isStillSaid && isReplaced ? [{ locked, says }] : [];
    });
}
