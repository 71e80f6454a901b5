import { type ChainModel, readChain, scoresOf } from "./chain.ts";
import type { Sight } from "./features-of.ts";
import type { Token } from "./tokens.ts";

/**
 * What a part of a description is: the subject, the name, a place, an offer, a date, a way to get in touch, the audience,
 * a benefit, a direction to the maker of the picture, a colour, or words to be set as they are.
 */
export type PartName = "s" | "b" | "p" | "o" | "d" | "f" | "u" | "m" | "k" | "c" | `e.${string}`;

/** A part with its place among the tokens and in the description as it was typed. */
export type Part = {
  name: PartName;
  /** Tokens from (included) to (not included). */
  first: number;
  end: number;
  from: number;
  to: number;
  words: string;
  /** How likely its tokens are what they were taken for, 0 to 1. */
  sure: number;
};

export type Parted = {
  parts: Part[];
  /** How likely each token is a part of this name. */
  shareOf: (name: PartName, at: number) => number;
};

/** The same part over other tokens. */
export const widened = (
  part: Part,
  first: number,
  end: number,
  { text, tokens }: { text: string; tokens: readonly Token[] },
): Part => {
  const [from, to] = [tokens[first]?.from ?? part.from, tokens[end - 1]?.to ?? part.to];
  return { ...part, first, end, from, to, words: text.slice(from, to) };
};

export function findParts(
  text: string,
  tokens: readonly Token[],
  { features, joints }: Sight,
  model: ChainModel,
): Parted {
  const { best, shares } = readChain({ scores: scoresOf(features, model), joints }, model);
  const wide = model.tags.length;
  const shareOf = (name: PartName, at: number) =>
    share(shares, at * wide + model.tags.indexOf(`B-${name}`)) +
    share(shares, at * wide + model.tags.indexOf(`I-${name}`));
  const parts: Part[] = [];
  let first = -1;
  const close = (end: number) => {
    const name = model.tags[best[first] ?? 0]?.slice(2) as PartName;
    const [start, last] = [tokens[first], tokens[end - 1]];
    if (first < 0 || !start || !last) return;
    const sures = tokens.slice(first, end).map((_, step) => shareOf(name, first + step));
    const sure = sures.reduce((sum, one) => sum + one, 0) / sures.length;
    parts.push({ name, first, end, from: start.from, to: last.to, words: text.slice(start.from, last.to), sure });
  };
  for (const [at, tag] of best.entries()) {
    if (model.tags[tag]?.startsWith("I-")) continue;
    close(at);
    first = model.tags[tag]?.startsWith("B-") ? at : -1;
  }
  close(tokens.length);
  return { parts, shareOf };
}

const share = (shares: Float64Array, place: number) => (place >= 0 ? (shares[place] ?? 0) : 0);
