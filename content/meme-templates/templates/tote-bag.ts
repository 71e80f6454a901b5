import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Tote Bag",
  place: 22,
  popularity: 63,
  structure: "scales",
  scene: {
    cast: { witness: { who: "gerald", mood: "yuck", pose: "crossed" } },
    things: { heavy: "tote-bag", light: "safe" },
  },
  captions: [
    ["Free tote bag", "A £900 ticket", "What they remember"],
    ["The founder’s mood", "The data", "How we chose blue"],
  ],
  alt: "Tote bag sinks, safe and ledgers rise, accountant duck looks away.",
} satisfies MemeTemplateInput;
