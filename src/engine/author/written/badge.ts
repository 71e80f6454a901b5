import type { Language } from "../../../shared/languages.ts";
import type { Slots } from "../../scene/scene.ts";
import type { Role } from "../../words/words.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Offer } from "../understood/understood.ts";

const LARGE = 12;
const SMALL = 22;

/** An offer as a badge: all of its words in two lines, or none, because half an offer is another offer. */
export function badgeOf(
  { offers, language }: { offers: readonly Offer[]; language: Language },
  wanted: string | undefined,
): { badge: NonNullable<Slots["badge"]>; words: string } | undefined {
  const candidates = [
    ...(wanted ? [wanted] : []),
    ...offers.filter(({ kind }) => kind !== "wage").map(({ words }) => words),
  ];
  for (const words of candidates) {
    const badge = inTwo(words.trim(), language);
    if (badge) return { badge, words };
  }
  return undefined;
}

/** The line with the figure is the large one, so it comes first. The other begins where one would pause: "68 € | per flue". */
function inTwo(words: string, language: Language): NonNullable<Slots["badge"]> | undefined {
  if (words.length <= LARGE) return { text: words };
  const parts = words.split(" ");
  const has = (roles: readonly Role[], word: string) => roles.some((role) => hasRole(word, role, language));
  const ways = parts.slice(1).map((next, at) => ({
    text: parts
      .slice(0, at + 1)
      .join(" ")
      .replace(/,$/u, ""),
    small: parts.slice(at + 1).join(" "),
    isPause: parts[at]?.endsWith(",") || has(PAUSES, next),
    isCut: has(OFFERED, next),
  }));
  const fitting = ways.filter(
    ({ text, small, isCut }) =>
      !isCut &&
      text.length <= LARGE &&
      small.length <= SMALL &&
      /\d/u.test(text) &&
      // "Prueba 30 | días gratis" cuts a number from what it counts.
      !/(?:^|\s)\d+$/u.test(text) &&
      !/\d/u.test(small) &&
      /\p{L}{2}/u.test(small),
  );
  const way = fitting.find(({ isPause }) => isPause) ?? fitting[0];
  return way && { text: way.text, small: way.small };
}

const PAUSES: readonly Role[] = ["small", "per", "for"];
/** "10% | off" is no offer. */
const OFFERED: readonly Role[] = ["off", "free", "trial", "save"];
