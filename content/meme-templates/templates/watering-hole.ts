import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Watering Hole",
  place: 54,
  popularity: 78,
  structure: "field-notes",
  scene: {
    cast: {
      hero: { who: "gerald", mood: "furious", pose: "loom", dx: -144, dy: -26, scale: 0.98, gaze: [0.8, 0] },
      other: null,
      third: {
        who: "priya",
        mood: "nervous",
        pose: "hold",
        hold: "cup",
        dx: -6,
        dy: -10,
        scale: 1.16,
        flip: true,
        gaze: [0.9, 0],
      },
    },
    things: { front: { id: "coffee-machine", scale: 0.74, dx: -10, dy: -2 }, cover: null },
    places: { behind: "savannah" },
    extras: [
      { thing: "coffee-pond", x: 0.51, y: 0.67, scale: 0.92 },
      { actor: { who: "kevin", mood: "smug", pose: "hips" }, x: 0.511, y: 0.312, scale: 0.385 },
    ],
  },
  captions: [
    ["At the watering hole, the sales team makes itself look larger."],
    ["The intern nears the oat milk. It has a name on it. She is brave."],
  ],
  alt: "Through binoculars: a coffee machine stands in a pool on the savannah with Kevin the pigeon on top; Gerald the duck spreads his wings, and Priya waits with her cup at a safe distance.",
} satisfies MemeTemplateInput;
