import { counted } from "../counted.ts";
import type { Sheet } from "./read/csv-messages.ts";

const MAX_NAMED = 8;

/** The rows of the file that were never sent: how many, which lines, and why. */
export function leftOutWords({ counts, leftOut }: Pick<Sheet, "counts" | "leftOut">): string[] {
  const words: string[] = [];
  const skipped = counts["left out"];
  if (skipped > 0) {
    const named = leftOut.slice(0, MAX_NAMED).map(({ line, reason }) => `row ${line} (${reason.replace(/\.$/, "")})`);
    const more = skipped > named.length ? [`${(skipped - named.length).toLocaleString("en")} more`] : [];
    words.push(
      `${counted(skipped, "row")} of the file ${skipped === 1 ? "was" : "were"} left out: ${[...named, ...more].join(", ")}.`,
    );
  }
  if (counts.duplicate > 0)
    words.push(
      `${counted(counts.duplicate, "row")} of the file came twice and ${counts.duplicate === 1 ? "was" : "were"} sent once.`,
    );
  return words;
}
