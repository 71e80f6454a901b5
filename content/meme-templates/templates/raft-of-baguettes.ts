import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Raft of Baguettes",
  place: 92,
  popularity: 79,
  structure: "the-boat",
  scene: {
    cast: {
      talks: { who: "agnes", mood: "calm", pose: "hold", hold: "flag" },
      works: { who: "beep", mood: "nervous", pose: "row", hold: "paddle" },
      rests: { who: "kevin", mood: "delighted", pose: "sip", hold: "baguette" },
    },
    things: { boat: "raft" },
  },
  captions: [
    ["Marketing", "Operations", "Discounts", "Margin"],
    ["CEO", "Support", "“Eat our own product”", "Runway"],
  ],
  alt: "Raft of loaves, owl steers, robot paddles, pigeon eats the raft.",
} satisfies MemeTemplateInput;
