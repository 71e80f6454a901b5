import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal’s Masterclass",
  place: 19,
  popularity: 82,
  structure: "whiteboard",
  scene: {
    cast: {
      teacher: { who: "sal", mood: "smug", pose: "show", hold: { id: "broom", scale: 0.8 } },
      pupil: { who: "agnes", mood: "calm" },
      other: { who: "gerald", mood: "shock", flip: false },
    },
    places: { behind: "shop" },
  },
  captions: [
    ["Marketing: say hello. Retargeting: say hello again. Churn: they moved."],
    ["The customer is always right, and always five minutes before closing"],
  ],
  alt: "Chalk sign in the shop, broom as pointer, three regulars on stools.",
} satisfies MemeTemplateInput;
