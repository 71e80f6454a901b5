import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "One Crumb",
  place: 24,
  popularity: 66,
  structure: "scales",
  scene: {
    cast: {
      witness: { who: "sal", mood: "terrified", pose: "panic" },
      onHeavy: { who: "kevin", mood: "smug", pose: "hips" },
    },
    things: { heavy: "crumb", light: "market-stall" },
  },
  captions: [
    ["A font his son found", "Three months of research", "The decision"],
    ["One influencer, paid in cake", "Our actual customers", "The plan"],
  ],
  alt: "A crumb with a pigeon on it sinks, a whole bakery rises, baker hangs from the pan.",
} satisfies MemeTemplateInput;
