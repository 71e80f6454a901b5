import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Toaster",
  place: 71,
  popularity: 77,
  structure: "jack-in-the-box",
  scene: {
    cast: {
      jack: { who: "doug", mood: "delighted", pose: "aloft", hold: "long-bill" },
      who: { who: "gerald", mood: "shock", pose: "hold", hold: "tea" },
    },
    things: { box: "toaster", spring: null },
  },
  captions: [
    ["Unlimited plan", "Fair-use policy", "Anyone who used it"],
    ["Summer", "Tax return", "Me, in sandals"],
  ],
  alt: "Toaster pops, loaf flies out holding a bill, duck drops his tea.",
} satisfies MemeTemplateInput;
