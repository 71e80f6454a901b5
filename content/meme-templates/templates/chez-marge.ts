import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Chez Marge",
  place: 35,
  popularity: 74,
  structure: "menu-board",
  scene: {
    cast: { host: { who: "marge", mood: "smug", pose: "hold", hold: "card", scarf: "bow-tie" } },
    things: { front: null },
    extras: [
      { thing: "lectern", x: 0.24, y: 1, scale: 1.1, isInFront: true },
      { thing: "candle", x: 0.3, y: 0.81, scale: 1, isInFront: true },
    ],
  },
  captions: [
    ["Yes", "No", "“Let’s circle back” (contains no)"],
    ["Soup", "Salad", "What you had last time, with judgement"],
  ],
  alt: "Maître d’ at a tiny lectern, candle, menu card held away from us.",
} satisfies MemeTemplateInput;
