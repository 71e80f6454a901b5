import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin at the Buffet",
  place: 27,
  popularity: 78,
  structure: "shove-keep",
  scene: {
    cast: { shover: { who: "kevin", mood: "smug", pose: "push" }, keeper: { who: "kevin", mood: "starry" } },
    things: { shoved: { id: "dome", scale: 0.7, turn: 28 }, kept: { id: "bin-bag", scale: 1.7 } },
    places: { kept: "street" },
  },
  captions: [
    ["A media kit with three tiers", "“do u do collabs”"],
    ["Organic growth strategy", "Muffins, outside the competitor"],
  ],
  alt: "Kicks a silver dome aside; then hugs a torn bin bag under a street lamp.",
} satisfies MemeTemplateInput;
