import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Biscuit Has a Plan",
  place: 20,
  popularity: 78,
  structure: "whiteboard",
  scene: {
    cast: {
      teacher: { who: "biscuit", mood: "delighted", pose: "point" },
      pupil: { who: "kevin", mood: "calm", pose: "hold", hold: "clipboard" },
      other: { who: "kevin", mood: "suspicious", flip: true },
    },
    extras: [
      { thing: { id: "ball", scale: 0.5 }, x: 0.43, y: 0.5 },
      { thing: { id: "ball", scale: 0.5 }, x: 0.5, y: 0.5 },
    ],
  },
  captions: [
    ["Our strategy is ball. Phase two is also ball."],
    ["I have read the roadmap and I love every single thing on it"],
  ],
  alt: "One ball drawn forty times, pigeons taking notes.",
} satisfies MemeTemplateInput;
