import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Ninety Days",
  place: 79,
  popularity: 82,
  structure: "the-lift",
  scene: {
    cast: {
      left: { who: "tunde", mood: "suspicious", gaze: [1, -0.1], pose: "crossed", scale: 0.87 },
      right: { who: "victoria", mood: "whistling", gaze: [0.5, -1], pose: "behind", scale: 0.9, tilt: 8 },
    },
    things: { wall: "panelled-wall" },
    colors: ["#4f5d52", "#d9b98a", "#c7a26c", "#5d6b57"],
    extras: [{ thing: "old-invoice", x: 0.2, y: 0.62, turn: -14 }],
  },
  captions: [
    ["Going up", "Invoice, day 90", "“We value our partners”"],
    ["Stuck between floors", "My rate", "The budget, “this time”"],
  ],
  alt: "Tunde, a cobwebbed invoice sticking out of his bag, glares at Victoria, who studies the ceiling of the lift and whistles.",
} satisfies MemeTemplateInput;
