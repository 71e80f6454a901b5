import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Gerald Paddles",
  place: 9,
  popularity: 96,
  structure: "above-below",
  captions: [
    ["“All good on our side!”", "Replacing the whole supplier by 9 a.m."],
    ["The shop window", "The stockroom, where guests do not go"],
  ],
  alt: "A pond cut open: above the water Gerald the duck looks calm in his tie, below it his feet paddle like mad.",
} satisfies MemeTemplateInput;
