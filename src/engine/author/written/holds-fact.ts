import type { Planned } from "../planned/planned.ts";
import type { Said } from "../understood/understood.ts";

/** Whether words have an offer, a date, a place, a way to get in touch or the brand in them. */
export const holdsFact = (words: Said, planned: Planned): boolean =>
  holdsOffer(words, planned) ||
  [...planned.dates, ...planned.places, planned.brand].some((fact) => fact && overlap(words, fact));

/** An offer, or a way to get in touch. */
export const holdsOffer = (words: Said, { offers, contacts, phone }: Planned): boolean =>
  [...offers, ...contacts, phone].some((fact) => fact && overlap(words, fact));

const overlap = (one: Said, other: Said) => one.from < other.to && one.to > other.from;
