import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Office Plant",
  place: 43,
  popularity: 67,
  structure: "ripening",
  scene: {
    cast: { one: null, two: null, three: null, four: null },
    things: {
      one: { id: "bud", scale: 1.2 },
      two: { id: "bloom", scale: 1.2 },
      three: { id: "droop", scale: 1.2 },
      four: { id: "cactus", scale: 1.2 },
    },
  },
  captions: [
    ["Idea", "Landing page", "Waiting list", "Plastic"],
    ["Rebrand", "New values", "Same values, bigger", "We bought a plant"],
  ],
  alt: "One pot in four panels: bud, bloom, droop, plastic with the price tag.",
} satisfies MemeTemplateInput;
