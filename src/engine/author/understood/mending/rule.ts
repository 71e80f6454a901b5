import type { AdType } from "../../../../shared/ad-types.ts";
import { type Clause, clausesOf } from "../clauses.ts";
import { isOnlyLook } from "../is-only-look.ts";
import { type Part, type Parted, type PartName, widened } from "../parts.ts";
import type { Reading } from "../reading.ts";

/** All that a rule may look at. */
export type Known = Pick<Reading, "type" | "language" | "text" | "tokens" | "roles" | "facts"> & {
  clauses: readonly Clause[];
  /** How likely the chain of tags took each token for a part. */
  shareOf: Parted["shareOf"];
  /** Whether these tokens only say how something should look. */
  isOnlyLook: (places: readonly number[]) => boolean;
  /** Whether what is free here is given away: "sugar-free" gives nothing. */
  isGiven: (at: number) => boolean;
  /** A part, over other tokens. */
  over: (part: Part, first: number, end: number) => Part;
};

/** A description, and what the rule makes of its parts: "offer: £15 with pasty" for each that went and came. */
type Example = { said: string; type?: AdType; from?: readonly string[]; to?: readonly string[] };
/** A description that looks alike, and that the rule leaves alone. */
export type CounterExample = { said: string; type?: AdType };

export type Rule = {
  name: string;
  /** What is wrong without it. */
  why: string;
  example: Example;
  counter: CounterExample;
  reads: readonly (keyof Known)[];
  /** The kinds of parts that it removes, adds or makes longer or shorter. */
  changes: readonly PartKind[];
  mend: (parts: readonly Part[], known: Known) => readonly Part[];
};

/** A rule that gets what it says it reads, and no more. */
export const rule = <const Reads extends readonly (keyof Known)[]>(
  given: Omit<Rule, "reads" | "mend"> & {
    reads: Reads;
    mend: (parts: readonly Part[], known: Pick<Known, Reads[number]>) => readonly Part[];
  },
): Rule => given;

const KINDS = {
  s: "subject",
  b: "name",
  p: "place",
  o: "offer",
  d: "date",
  f: "contact",
  u: "audience",
  m: "benefit",
  k: "direction",
  c: "color",
} as const satisfies Record<Exclude<PartName, `e.${string}`>, string>;
export type PartKind = (typeof KINDS)[keyof typeof KINDS] | "exact";

export const kindOf = (name: PartName): PartKind => (isExact(name) ? "exact" : KINDS[name]);

export const isExact = (name: PartName): name is `e.${string}` => name.startsWith("e.");

export const range = (first: number, end: number) => Array.from({ length: end - first }, (_, step) => first + step);

export const overlaps = (part: Pick<Part, "first" | "end">, first: number, end: number) =>
  part.first < end && part.end > first;

/** Whether a token stands in quotes. */
export const isQuoted = (at: number, clauses: readonly Clause[]) =>
  clauses.some(({ from, to, inside }) => from <= at && to > at && /^["'「『]$/u.test(inside));

/** Parts in the order of the description. */
export const inOrder = (parts: readonly Part[]) => parts.toSorted((one, other) => one.first - other.first);

/** A part that nobody had found. */
export const newPart = (name: PartName, sure: number): Part => ({
  name,
  sure,
  first: 0,
  end: 0,
  from: 0,
  to: 0,
  words: "",
});

export function knownOf(reading: Reading, shareOf: Parted["shareOf"]): Known {
  return {
    ...reading,
    shareOf,
    clauses: clausesOf(reading.tokens),
    isOnlyLook: (places) => isOnlyLook(places, reading),
    isGiven: (at) => isGiven(at, reading),
    over: (part, first, end) => widened(part, first, end, reading),
  };
}

/** Before "free" these say what is not in it: "plastic free post" costs something. Other languages write one word. */
const FREE_OF: ReadonlySet<string> = new Set(
  "plastic sugar gluten dairy lactose nut nuts fat alcohol caffeine cruelty chemical toxin paraben oil hassle stress pain risk worry toll duty tax smoke ad ads meat egg wheat grain salt carbon lead wrinkle frizz scent fragrance allergy residue fuss mess guilt hands wire bpa pesticide soy latex crowd queue debt commission code".split(
    " ",
  ),
);

/** "Feel free", "sugar-free" and "free of sugar" give nothing away. */
const isGiven = (at: number, { tokens, roles }: Pick<Reading, "tokens" | "roles">) =>
  !roles[at]?.has("ask") &&
  tokens[at + 1]?.lower !== "of" &&
  !FREE_OF.has(tokens[at - 1]?.lower ?? "") &&
  !(tokens[at - 1]?.text === "-" && tokens[at - 1]?.to === tokens[at]?.from);
