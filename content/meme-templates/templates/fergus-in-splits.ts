import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Fergus in Splits",
  place: 31,
  popularity: 73,
  structure: "two-levers",
  scene: {
    cast: { chooser: { who: "fergus", mood: "calm", pose: "crossed", stance: "splits", dy: -40 } },
    things: {
      left: { id: "lily-pad", scale: 1.3, dx: 40 },
      right: { id: "lily-pad", scale: 1.3, dx: -40 },
      console: null,
    },
    places: { behind: { id: "pond", wall: "#d9f0c8" } },
  },
  captions: [
    ["What they said", "What they meant", "My quote"],
    ["Niche down", "Sell to anyone with a mouth", "Month two"],
  ],
  alt: "Two lily pads drift apart, a foot on each, face still calm.",
} satisfies MemeTemplateInput;
