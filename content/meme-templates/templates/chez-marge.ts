import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Chez Marge",
  place: 35,
  popularity: 74,
  structure: "menu-board",
  scene: {
    cast: {
      host: {
        who: "marge",
        mood: "smug",
        pose: "hold",
        hold: { id: "menu-card", dx: 8, dy: 20 },
        scarf: "bow-tie",
        dx: -4,
        scale: 0.9,
        gaze: [0, 0],
      },
    },
    things: { crest: "chalk-crown", front: null },
    places: { behind: { id: "plain", wall: "#f6d3d8", ground: "#a3586b" } },
    colors: ["#5a2433"],
    extras: [
      { thing: "lectern", x: 0.15, y: 1.01, scale: 1.15, isInFront: true },
      { thing: { id: "table", scale: 0.62 }, x: 0.7, y: 0.995, isInFront: true },
      { thing: "candlestick", x: 0.66, y: 0.915, scale: 0.8, isInFront: true },
      { thing: { id: "wine-glass", scale: 0.9 }, x: 0.77, y: 0.885, isInFront: true },
    ],
  },
  captions: [
    ["Yes", "No", "“Let’s circle back” (contains no)"],
    ["Soup", "Salad", "What you had last time, with judgement"],
  ],
  alt: "Marge the cat in a bow tie stands at a small lectern, the menu card turned away from us, beside a table with a candle.",
} satisfies MemeTemplateInput;
