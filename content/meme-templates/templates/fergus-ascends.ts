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
  alt: "Fergus the frog on four steps: plain, thinking, in a top hat, and crowned in front of the sun.",
} satisfies MemeTemplateInput;
