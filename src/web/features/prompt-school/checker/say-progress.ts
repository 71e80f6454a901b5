import { PART_IDS, PARTS } from "./parts.ts";
import type { Reading } from "./read/read-prompt.ts";

const MOST_NAMED = 3;

/** How far the prompt is, in a sentence. */
export function sayProgress({ parts, faults }: Reading): { there: number; sentence: string } {
  const there = parts.filter(({ state }) => state === "there").length;
  const missing = parts.filter(({ state }) => state !== "there").map(({ part }) => PARTS[part].name.toLowerCase());
  return { there, sentence: sentenceFor(there, missing, faults.length) };
}

function sentenceFor(there: number, missing: readonly string[], faults: number): string {
  if (there === PART_IDS.length)
    return faults > 0 ? "All there. See what to change." : "All there. Ready for the oven.";
  if (there === PART_IDS.length - 1) return faults > 0 ? "One part left." : "One part left. Nothing to change.";
  if (there === 0) return "Eight parts make a picture you can predict.";
  const start = there <= PART_IDS.length / 2 ? "A start." : "Better.";
  return `${start} ${listed(missing.slice(0, MOST_NAMED))} ${missing.length === 1 ? "is" : "are"} missing.`;
}

function listed(words: readonly string[]) {
  const list = words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
  return list.charAt(0).toUpperCase() + list.slice(1);
}
