import { TooBusyError } from "./fair-queue.ts";

export type LimitPerPerson = <T>(person: string, work: () => Promise<T>) => Promise<T>;

/** Does not queue: refuses before any work when this person, or everybody together, has too much under way. */
export function limitPerPerson(bounds: { perPerson: number; total: number }): LimitPerPerson {
  const underWay = new Map<string, number>();
  let total = 0;
  return async (person, work) => {
    const theirs = underWay.get(person) ?? 0;
    if (theirs >= bounds.perPerson) throw new TooBusyError(true);
    if (total >= bounds.total) throw new TooBusyError(false);
    underWay.set(person, theirs + 1);
    total++;
    try {
      return await work();
    } finally {
      total--;
      const left = (underWay.get(person) ?? 1) - 1;
      if (left > 0) underWay.set(person, left);
      else underWay.delete(person);
    }
  };
}
