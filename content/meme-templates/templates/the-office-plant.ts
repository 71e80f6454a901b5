import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Office Plant",
  place: 43,
  popularity: 67,
  structure: "ripening",
  scene: {
    cast: {
      one: { who: "priya", mood: "starry", pose: "clasp", dx: -24, dy: -34, scale: 0.86 },
      two: { who: "priya", mood: "delighted", pose: "hips", dx: -26, dy: -34, scale: 0.86 },
      three: { who: "priya", mood: "crying", pose: "panic", dx: -24, dy: -34, scale: 0.86 },
      four: { who: "priya", mood: "smug", pose: "hips", dx: -24, dy: -34, scale: 0.86 },
    },
    things: {
      "one-behind": "chart-starting",
      "two-behind": "chart-soaring",
      "three-behind": "chart-falling",
      "four-behind": "chart-flat",
    },
    extras: [
      { thing: "long-desk", x: 0.5, y: 0.82 },
      { thing: "bud", x: 0.19, y: 0.83, scale: 0.98 },
      { thing: "bloom", x: 0.445, y: 0.83, scale: 0.92 },
      { thing: "droop", x: 0.685, y: 0.83, scale: 0.95 },
      { thing: "plastic-plant", x: 0.905, y: 0.83, scale: 0.84 },
      { thing: "price-tag", x: 0.945, y: 0.79, scale: 0.95 },
    ],
  },
  captions: [
    ["Idea", "Landing page", "Waiting list", "Plastic"],
    ["Rebrand", "New values", "Same values, bigger", "We bought a plant"],
  ],
  alt: "Priya hopes for a bud, is proud of a bloom, cries over a dead plant, and is pleased with a plastic one with its price tag.",
} satisfies MemeTemplateInput;
