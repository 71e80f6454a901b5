import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Swan Pedalo",
  place: 90,
  popularity: 61,
  structure: "the-boat",
  scene: {
    cast: {
      talks: { who: "moss", mood: "calm", pose: "point" },
      works: { who: "biscuit", mood: "delighted", pose: "row" },
      rests: { who: "gerald", mood: "yuck", pose: "crossed" },
    },
    things: { boat: "pedalo" },
  },
  captions: [
    ["“We”", "“You”", "“The team”", "A joint effort"],
    ["Founder (ideas)", "Founder (rent)", "Founder (vibes)", "Equal shares"],
  ],
  alt: "Pedalo shaped like a swan, one dog pedals for three, duck offended.",
} satisfies MemeTemplateInput;
