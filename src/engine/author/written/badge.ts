import type { Slots } from "../../scene/scene.ts";
import type { Offer } from "../understood/understood.ts";

const LARGE = 12;
const SMALL = 22;

/** An offer as a badge: all of its words in two lines, or none, because half an offer is another offer. */
export function badgeOf(
  offers: readonly Offer[],
  wanted: string | undefined,
): { badge: NonNullable<Slots["badge"]>; words: string } | undefined {
  const candidates = [
    ...(wanted ? [wanted] : []),
    ...offers.filter(({ kind }) => kind !== "wage").map(({ words }) => words),
  ];
  for (const words of candidates) {
    const badge = inTwo(words.trim());
    if (badge) return { badge, words };
  }
  return undefined;
}

/** The line with the figure is the large one, so it comes first. */
function inTwo(words: string): NonNullable<Slots["badge"]> | undefined {
  if (words.length <= LARGE) return { text: words };
  const parts = words.split(" ");
  for (let count = parts.length - 1; count > 0; count--) {
    const [text, small] = [parts.slice(0, count).join(" "), parts.slice(count).join(" ")];
    if (
      text.length <= LARGE &&
      small.length <= SMALL &&
      /\d/u.test(text) &&
      !/\d/u.test(small) &&
      /\p{L}{2}/u.test(small)
    )
      return { text: text.replace(/,$/u, ""), small };
  }
  return undefined;
}
