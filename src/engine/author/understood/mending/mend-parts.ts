import type { Part, Parted } from "../parts.ts";
import type { Reading } from "../reading.ts";
import { knownOf, type Rule } from "./rule.ts";
import { RULES } from "./rules.ts";

/** What a rule did to a description: the parts that went, and those that came instead. */
export type Change = { rule: Rule; from: readonly Part[]; to: readonly Part[] };

/** Puts right what a chain of tags gets wrong: it knows nothing of quotes that close later, or of a phone number. */
export function mendParts({ parts, shareOf }: Parted, reading: Reading, onChange?: (change: Change) => void): Part[] {
  const known = knownOf(reading, shareOf);
  let mended: readonly Part[] = parts;
  for (const rule of RULES) {
    const before = mended;
    mended = rule.mend(before, known);
    if (!onChange) continue;
    const from = before.filter((part) => !mended.some((other) => isSame(part, other)));
    const to = mended.filter((part) => !before.some((other) => isSame(part, other)));
    if (from.length + to.length > 0) onChange({ rule, from, to });
  }
  return [...mended];
}

const isSame = (one: Part, other: Part) =>
  one.name === other.name && one.first === other.first && one.end === other.end;
