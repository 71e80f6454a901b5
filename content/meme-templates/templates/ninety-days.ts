import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Ninety Days",
  place: 79,
  popularity: 82,
  structure: "the-lift",
  scene: {
    cast: {
      left: { who: "tunde", mood: "suspicious", gaze: [1, 0], pose: "hold", hold: "receipt", scale: 0.9 },
      right: { who: "victoria", mood: "calm", gaze: [0.2, -1], pose: "behind", scale: 0.92 },
    },
  },
  captions: [
    ["Going up", "Invoice, day 90", "“We value our partners”"],
    ["Stuck between floors", "My rate", "The budget, “this time”"],
  ],
  alt: "Invoice sticks out of his pocket, she studies the ceiling.",
} satisfies MemeTemplateInput;
