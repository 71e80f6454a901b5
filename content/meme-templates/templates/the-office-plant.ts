import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Office Plant",
  place: 43,
  popularity: 67,
  structure: "ripening",
  scene: {
    cast: {
      one: { who: "priya", mood: "starry", pose: "clasp", dx: -22, scale: 0.84 },
      two: { who: "priya", mood: "delighted", pose: "hips", dx: -24, scale: 0.84 },
      three: { who: "priya", mood: "crying", pose: "panic", dx: -22, scale: 0.84 },
      four: { who: "priya", mood: "smug", pose: "hips", dx: -22, scale: 0.84 },
    },
    things: {
      one: { id: "bud", scale: 1.2, dx: 30, dy: 8 },
      two: { id: "bloom", scale: 1.2, dx: 30, dy: 8 },
      three: { id: "droop", scale: 1.15, dx: 24, dy: 8 },
      four: { id: "plastic-plant", scale: 1.15, dx: 28, dy: 8 },
      "one-behind": "window-morning",
      "two-behind": "window-noon",
      "three-behind": "window-dusk",
      "four-behind": "window-night",
    },
  },
  captions: [
    ["Idea", "Landing page", "Waiting list", "Plastic"],
    ["Rebrand", "New values", "Same values, bigger", "We bought a plant"],
  ],
  alt: "Priya hopes for a bud, is proud of a bloom, cries over a dead plant, and is pleased with a plastic one with its price tag.",
} satisfies MemeTemplateInput;
