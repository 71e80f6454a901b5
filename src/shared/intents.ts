/** What the ad wants from its reader, by the kind of thing it is about. */
export const INTENTS = [
  "goods",
  "venue",
  "service",
  "software",
  "event",
  "course",
  "hiring",
  "cause",
  "opening",
  "launch",
  "comparison",
  "explanation",
  "joke",
] as const;
export type Intent = (typeof INTENTS)[number];
