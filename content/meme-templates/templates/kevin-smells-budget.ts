import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin Smells Budget",
  place: 4,
  popularity: 83,
  structure: "big-face",
  scene: {
    cast: { hero: { who: "kevin", mood: "starry", dx: -50 } },
    places: { behind: { id: "burst", wall: "#ffc3d6", accent: "#ffd3e1" } },
    extras: [
      { thing: "scent", x: 0.44, y: 0.69, isInFront: true },
      { thing: "crumbs", x: 0.4, y: 0.9, scale: 1.3, isInFront: true },
    ],
  },
  captions: [
    ["Someone in the thread wrote “budget is flexible”"],
    ["Competitor’s website down for nine minutes and I also sell mugs"],
  ],
  alt: "Kevin the pigeon, crumbs on his chest and stars in his orange eyes, smells a golden scent full of coins.",
} satisfies MemeTemplateInput;
