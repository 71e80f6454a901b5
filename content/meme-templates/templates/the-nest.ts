import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Nest",
  place: 55,
  popularity: 85,
  structure: "field-notes",
  scene: {
    cast: { hero: { who: "agnes", mood: "crying", pose: "hold", hold: "calculator", dx: -16, dy: -34, scale: 0.98 } },
    things: { front: { id: "receipt-nest", dy: -2, dx: -16 }, cover: null },
    places: { behind: { id: "meadow", ground: "#a7cf8a" } },
    extras: [{ thing: "tree-fork", x: 0.5, y: 0.84, scale: 1.4 }],
  },
  captions: [
    ["Every January the owner builds a nest of receipts and weeps in it."],
    ["It has heard the word “audit” and become a lamp."],
  ],
  alt: "Through binoculars: Agnes the owl weeps over a calculator in a nest woven of receipts, in the fork of a tree.",
} satisfies MemeTemplateInput;
