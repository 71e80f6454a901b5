import type { Tactic } from "../borrowed/borrowed.ts";
import { isOffer } from "../borrowed/tactic-of.ts";
import type { Planned } from "../planned/planned.ts";
import { asked, line } from "./lines.ts";

const LONGEST = 72;

/**
 * The headlines that make their point as the other ad does. They are still the user's own words: who asked nothing gets
 * no question, and who wrote the headline gets that one.
 */
export function headlinesAfter(tactic: Tactic | undefined, headlines: string[], planned: Planned): string[] {
  if (!tactic || planned.exact.headline) return headlines;
  const fitting = candidates(tactic, headlines, planned).filter((words) => words.length <= LONGEST);
  return fitting.length > 0 ? [...new Set(fitting)] : headlines;
}

function candidates(tactic: Tactic, headlines: string[], { offers, pieces, text }: Planned): string[] {
  const offered = offers.filter(({ kind }) => kind !== "wage").map(({ words }) => line(words));
  if (tactic === "question")
    return pieces.filter((piece) => asked(piece, text) !== piece.words).map((piece) => line(asked(piece, text)));
  if (tactic === "offer") return [...offered.filter(isOffer), ...headlines.filter(isOffer)];
  if (tactic === "number") return [...headlines, ...offered].filter((words) => /\d/u.test(words));
  if (tactic === "statement") return headlines.filter((words) => !/\d/u.test(words));
  return [];
}
