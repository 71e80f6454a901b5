import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Fergus in Splits",
  place: 31,
  popularity: 73,
  structure: "two-levers",
  scene: {
    cast: { chooser: { who: "fergus", mood: "calm", pose: "crossed", stance: "splits", dy: -72, scale: 0.98 } },
    things: { left: null, right: null, console: null },
    places: { behind: { id: "pond", wall: "#d9ecf5" } },
    extras: [
      { thing: "lily-pad", x: 0.165, y: 0.81, scale: 1.1 },
      { thing: "lily-pad", x: 0.835, y: 0.81, scale: 1.1 },
    ],
  },
  captions: [
    ["What they said", "What they meant", "My quote"],
    ["Niche down", "Sell to anyone with a mouth", "Month two"],
  ],
  alt: "Fergus the frog does the splits between two lily pads that drift apart, and stays perfectly calm.",
} satisfies MemeTemplateInput;
