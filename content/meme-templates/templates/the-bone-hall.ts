import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Bone Hall",
  place: 50,
  popularity: 66,
  structure: "exhibit",
  scene: {
    cast: {
      guide: { who: "agnes", mood: "smug", pose: "present" },
      visitor: { who: "priya", mood: "shock", scale: 0.8 },
    },
    things: { relic: { id: "printer-bones", scale: 1 }, cover: null },
  },
  captions: [
    ["It fed on paper and jammed when afraid.", "Printer, adult"],
    ["It roamed in groups of nine and decided nothing.", "Committee"],
  ],
  alt: "Museum hall, skeleton of an enormous printer, tiny intern looking up.",
} satisfies MemeTemplateInput;
