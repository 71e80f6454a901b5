// Apart from the schema, because the landing page does not load zod.

/**
 * What an ad says, fact by fact. `most` is what the roomiest layout can set; a longer fact is kept and marked, and no
 * picture of ours shows it. `isList`: there may be several.
 */
export const FACTS = {
  name: { label: "Brand", most: 30, isList: false },
  what: { label: "What it is", most: 72, isList: false },
  headline: { label: "Headline", most: 110, isList: false },
  offer: { label: "Offer", most: 70, isList: true },
  when: { label: "When", most: 70, isList: true },
  where: { label: "Where", most: 70, isList: true },
  contact: { label: "Contact", most: 70, isList: true },
  button: { label: "Button", most: 28, isList: false },
  look: { label: "Look", most: 60, isList: true },
  avoid: { label: "Avoid", most: 60, isList: true },
} as const;
export type FactRole = keyof typeof FACTS;
export const FACT_ROLES = Object.keys(FACTS) as [FactRole, ...FactRole[]];

/** Of one fact, of a brief, and of all values of a brief together. */
export const MAX_VALUE = 200;
export const MAX_FACTS = 40;
export const MAX_WORDS = 3_000;
