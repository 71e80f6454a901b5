import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Tunde’s Stall",
  place: 36,
  popularity: 79,
  structure: "menu-board",
  scene: {
    cast: { host: { who: "tunde", mood: "calm", pose: "present", scale: 0.86 } },
    extras: [
      { thing: "bunting", x: 0.5, y: 0.05 },
      { thing: "fruit-crate", x: 0.7, y: 0.97, isInFront: true },
      { thing: { id: "laptop", scale: 0.6 }, x: 0.7, y: 0.9 },
    ],
  },
  captions: [
    ["Normal: 2 weeks", "Rush: 2 days", "“End of play”: whose play?"],
    ["Website £3k", "Calls before nine £4k", "Voice notes: ask my lawyer"],
  ],
  alt: "Market stall with bunting and laptops in fruit crates.",
} satisfies MemeTemplateInput;
