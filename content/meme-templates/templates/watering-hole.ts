import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Watering Hole",
  place: 54,
  popularity: 78,
  structure: "field-notes",
  scene: {
    cast: {
      hero: { who: "gerald", mood: "furious", pose: "loom", dx: -132, dy: -24, scale: 0.82, gaze: [0.8, 0] },
      other: {
        who: "biscuit",
        mood: "nervous",
        dx: 316,
        dy: -44,
        scale: 0.62,
        gaze: [0.9, 0],
        pose: "clasp",
        flip: true,
      },
      third: { who: "priya", mood: "nervous", pose: "show", hold: "cup", dx: -10, dy: -6, scale: 0.92, flip: true },
    },
    things: { front: { id: "coffee-machine", scale: 0.84, dy: 2, dx: -12 }, cover: null },
    places: { behind: "savannah" },
    extras: [
      { thing: "coffee-pond", x: 0.505, y: 0.675, scale: 0.8 },
      { actor: { who: "kevin", mood: "smug", pose: "hips" }, x: 0.507, y: 0.278, scale: 0.38 },
    ],
  },
  captions: [
    ["At the watering hole, the sales team makes itself look larger."],
    ["The intern nears the oat milk. It has a name on it. She is brave."],
  ],
  alt: "Through binoculars: a coffee machine stands in a pool on the savannah with Kevin the pigeon on top; Gerald the duck spreads his wings, Biscuit and Priya keep their distance.",
} satisfies MemeTemplateInput;
