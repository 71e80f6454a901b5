import { FREE_OF } from "../words/free-of.ts";
import type { Role } from "../words/words.ts";
import { dealsIn } from "./deals.ts";
import { fold } from "./fold.ts";
import { type Part, type Parted, type PartName, widened } from "./parts.ts";
import type { Reading } from "./reading.ts";

/** An amount or a day that was nearly taken for one is one: such signs hardly ever mean anything else. */
const NEARLY = 0.2;
/** Cities lend their names to people and pies; squares and stations stand in sentences about anything. */
const NEARLY_THERE = 0.3;

/** Adds what the chain of tags nearly found, where a sign says that it is there. */
export function withNearly(parts: readonly Part[], reading: Reading, shareOf: Parted["shareOf"]): Part[] {
  const { tokens, roles, facts, type } = reading;
  const list = type === "meme" ? [...parts] : withDeals(parts, reading);
  const isTaken = (at: number) => list.some((part) => part.name !== "s" && part.first <= at && part.end > at);
  const has = (at: number, role: Role) => Boolean(roles[at]?.has(role));
  const add = (name: PartName, at: number) => {
    let [first, end] = [at, at + 1];
    while (first > 0 && !isTaken(first - 1) && shareOf(name, first - 1) > NEARLY) first--;
    while (end < tokens.length && !isTaken(end) && shareOf(name, end) > NEARLY) end++;
    list.push(newPart(name, first, end, shareOf(name, at), reading));
  };
  for (const [at, known] of facts.entries()) {
    if (isTaken(at)) continue;
    const isDay = known.has("clock") || known.has("day") || has(at, "month") || has(at, "weekday");
    const isSum = known.has("money") || known.has("percent");
    const isSpot = known.has("city") || (type !== "meme" && has(at, "street"));
    if (isSum && shareOf("o", at) > NEARLY) add("o", at);
    else if (isDay && shareOf("d", at) > NEARLY) add("d", at);
    else if (isSpot && shareOf("p", at) > NEARLY_THERE) add("p", at);
  }
  return list.sort((one, other) => one.first - other.first);
}

/** A deal is an offer whatever it was taken for, unless it is a direction or is to be set as it is. */
function withDeals(parts: readonly Part[], reading: Reading): Part[] {
  const { tokens, text } = reading;
  return dealsIn(fold(text)).reduce<Part[]>(
    (list, { from, to }) => {
      const first = tokens.findIndex((token) => token.to > from);
      const end = tokens.findLastIndex((token) => token.from < to) + 1;
      const inside = list.filter((part) => part.name !== "s" && part.first < end && part.end > first);
      if (inside.some(({ name }) => name === "k" || name.startsWith("e."))) return list;
      const offers = inside.filter(({ name }) => name === "o");
      const starts = Math.min(first, ...offers.map((part) => part.first));
      const stops = Math.max(end, ...offers.map((part) => part.end));
      return [...list.filter((part) => !inside.includes(part)), newPart("o", starts, stops, 0.9, reading)];
    },
    [...parts],
  );
}

const newPart = (name: PartName, first: number, end: number, sure: number, reading: Reading): Part =>
  widened({ name, first, end, from: 0, to: 0, words: "", sure }, first, end, reading);

/** "Feel free", "sugar-free" and "free of sugar" give nothing away. */
export const isGiven = (at: number, { tokens, roles }: Reading) =>
  !roles[at]?.has("ask") &&
  tokens[at + 1]?.lower !== "of" &&
  !FREE_OF.has(tokens[at - 1]?.lower ?? "") &&
  !(tokens[at - 1]?.text === "-" && tokens[at - 1]?.to === tokens[at]?.from);
