import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Oven",
  place: 68,
  popularity: 52,
  structure: "the-door",
  scene: {
    cast: {
      before: { who: "sal", mood: "calm", pose: "handle", gaze: [0.8, 0], scale: 0.92, dx: -6 },
      after: { who: "sal", mood: "shock", pose: "panic", scale: 0.92, dx: -6 },
      inside: {
        who: "doug",
        mood: "smug",
        shades: "sunglasses",
        pose: "recline",
        rotate: -24,
        dx: 2,
        dy: -34,
        scale: 1,
      },
    },
    things: {
      door: { id: "warm-oven-door", dx: -2 },
      frame: "open-oven",
      inside: null,
      front: { id: "deck-chair", dx: 6, dy: -74, scale: 0.9 },
    },
    places: { outside: { id: "kitchen", wall: "#fbe6c9", accent: "#f3d5ab", ground: "#c9a06c" } },
    extras: [{ thing: "cocktail", x: 0.945, y: 0.7, scale: 0.9 }],
  },
  captions: [
    ["Twenty minutes at 200 degrees", "Best twenty of his life"],
    ["Just checking if the campaign is done", "It is very done"],
  ],
  alt: "Sal opens the oven; inside, Doug the loaf lies on a deck chair in sunglasses under a little sun, with a cocktail.",
} satisfies MemeTemplateInput;
