import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Awards Night",
  place: 78,
  popularity: 67,
  structure: "the-lift",
  scene: {
    cast: {
      left: { who: "nana", mood: "suspicious", scarf: "bow-tie", pose: "hold", hold: "card", scale: 0.92 },
      right: { who: "doug", mood: "nervous", scarf: "bow-tie", pose: "hold", hold: "card" },
    },
  },
  captions: [
    ["Awards night, going up", "Us", "“Inspired by” us"],
    ["Doors closing", "The old logo", "The new logo"],
  ],
  alt: "Same bow tie, same speech card, mirror wall.",
} satisfies MemeTemplateInput;
