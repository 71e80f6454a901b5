import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Nest",
  place: 55,
  popularity: 85,
  structure: "field-notes",
  scene: {
    cast: { hero: { who: "agnes", mood: "crying", pose: "hold", hold: "calculator" } },
    things: { front: { id: "nest", scale: 2.2, dy: 10 }, cover: null },
  },
  captions: [
    ["Every January the owner builds a nest of receipts and weeps in it."],
    ["It has heard the word “audit” and become a lamp."],
  ],
  alt: "Tree fork, nest woven of receipts, owl with a calculator.",
} satisfies MemeTemplateInput;
