import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Tunde’s Stall",
  place: 36,
  popularity: 79,
  structure: "menu-board",
  scene: {
    cast: { host: { who: "tunde", mood: "calm", pose: "present", scale: 0.84, dy: 24, dx: 4 } },
    things: { crest: null },
    places: { behind: { id: "plain", wall: "#cfe9d6", ground: "#9cc4a6" } },
    extras: [
      { thing: { id: "stall-awning", tone: "orange" }, x: 0.5, y: 0.022, isInFront: true },
      { thing: "stall-counter", x: 0.5, y: 1, isInFront: true },
      { thing: { id: "laptop-crate", scale: 0.72 }, x: 0.61, y: 0.86, isInFront: true },
      { thing: { id: "laptop-crate", scale: 0.72 }, x: 0.856, y: 0.86, isInFront: true },
      { thing: { id: "bunting", scale: 0.96 }, x: 0.5, y: 0.91, isInFront: true },
    ],
  },
  captions: [
    ["Normal: 2 weeks", "Rush: 2 days", "“End of play”: whose play?"],
    ["Website £3k", "Calls before nine £4k", "Voice notes: ask my lawyer"],
  ],
  alt: "Tunde stands behind a market stall with an awning and bunting and sells laptops from crates of fruit.",
} satisfies MemeTemplateInput;
