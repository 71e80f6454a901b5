import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Oven",
  place: 68,
  popularity: 52,
  structure: "the-door",
  scene: {
    cast: {
      before: { who: "sal", mood: "calm", pose: "handle", scale: 0.92 },
      after: { who: "sal", mood: "shock", pose: "panic", scale: 0.92 },
      inside: { who: "doug", mood: "blissful", shades: "sunglasses", pose: "behind", dy: 4 },
    },
    things: { door: "oven-door", inside: null, front: { id: "lounger", scale: 0.6 } },
  },
  captions: [
    ["Twenty minutes at 200 degrees", "Best twenty of his life"],
    ["Just checking if the campaign is done", "It is very done"],
  ],
  alt: "Oven door; inside, a loaf on a sun lounger in shades.",
} satisfies MemeTemplateInput;
