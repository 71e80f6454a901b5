import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Toaster",
  place: 71,
  popularity: 77,
  structure: "jack-in-the-box",
  scene: {
    cast: {
      jack: null,
      who: { who: "gerald", mood: "shock", pose: "dropped", dy: 0, dx: 6 },
    },
    things: { box: { id: "hot-toaster", dx: 44 }, spring: null },
    places: { behind: "breakfast" },
    extras: [
      {
        actor: { who: "doug", mood: "smug", pose: "show", hold: { id: "endless-bill", scale: 0.92 } },
        x: 0.61,
        y: 0.52,
        scale: 1.02,
      },
      { thing: "leap-lines", x: 0.61, y: 0.575, scale: 1.1 },
      { thing: "falling-tea", x: 0.362, y: 0.825, scale: 0.95 },
    ],
  },
  boxes: { box: { x: 0.524, y: 0.775, w: 0.275, h: 0.125 }, jack: { x: 0.04, y: 0.05, w: 0.36, h: 0.17 } },
  captions: [
    ["Unlimited plan", "Fair-use policy", "Anyone who used it"],
    ["Summer", "Tax return", "Me, in sandals"],
  ],
  alt: "Doug the loaf leaps out of a toaster with a bill as long as he is high, and Gerald the duck drops his tea.",
} satisfies MemeTemplateInput;
