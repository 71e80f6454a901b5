import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Fergus Ascends",
  place: 37,
  popularity: 88,
  structure: "stairs",
  captions: [
    ["Guessing", "A/B testing", "Asking the boss’s husband", "Guessing with a dashboard"],
    ["Discount", "Flash sale", "Mystery sale", "Normal price, in red"],
  ],
  alt: "Four pastel steps; plain, thinking, top hat, crown and sun.",
} satisfies MemeTemplateInput;
