import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin Smells Budget",
  place: 4,
  popularity: 83,
  structure: "big-face",
  scene: {
    cast: { hero: { who: "kevin", mood: "starry" } },
    places: { behind: { id: "burst", wall: "#ffc3d6", accent: "#ffd3e1" } },
  },
  captions: [
    ["Someone in the thread wrote “budget is flexible”"],
    ["Competitor’s website down for nine minutes and I also sell mugs"],
  ],
  alt: "Close-up, huge orange eyes with stars, crumbs on his chest, pink sky.",
} satisfies MemeTemplateInput;
