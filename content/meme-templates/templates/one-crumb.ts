import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "One Crumb",
  place: 24,
  popularity: 66,
  structure: "scales",
  scene: {
    cast: {
      witness: { who: "sal", mood: "terrified", pose: "hang", stance: "run", scale: 0.84, dx: 44, dy: -8 },
      onHeavy: { who: "kevin", mood: "smug", pose: "hips", stance: "stand", dy: -18 },
    },
    things: { heavy: { id: "crumb", scale: 2 }, light: { id: "bakery", scale: 0.8 } },
    places: { behind: { id: "plain", wall: "#cfe6ee", ground: "#9fc3d1" } },
  },
  captions: [
    ["A font his son found", "Three months of research", "The decision"],
    ["One influencer, paid in cake", "Our actual customers", "The plan"],
  ],
  alt: "Kevin the pigeon on a crumb outweighs a whole bakery, and Sal the baker hangs from its pan with both hands.",
} satisfies MemeTemplateInput;
