import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Biscuit Has a Plan",
  place: 20,
  popularity: 78,
  structure: "whiteboard",
  scene: {
    cast: {
      teacher: { who: "biscuit", mood: "delighted", pose: "point" },
      pupil: { who: "kevin", mood: "calm", pose: "hold", hold: "clipboard", dy: -14, dx: -10, gaze: [-0.8, -0.5] },
      other: { who: "kevin", mood: "suspicious", pose: "hold", hold: "clipboard", flip: false, dy: -24, dx: -14 },
    },
    places: { behind: { id: "plain", wall: "#e4f2cf", ground: "#b3d191" } },
    extras: [
      { thing: "chalk-balls", x: 0.634, y: 0.316 },
      { thing: "ball", x: 0.4, y: 0.93, scale: 0.8 },
      { thing: "ball", x: 0.95, y: 0.78, scale: 0.6 },
    ],
  },
  boxes: { lesson: { x: 0.39, y: 0.16, w: 0.49, h: 0.31 } },
  captions: [
    ["Our strategy is ball. Phase two is also ball."],
    ["I have read the roadmap and I love every single thing on it"],
  ],
  alt: "Biscuit the dog beams at a board full of drawn balls while two pigeons take notes.",
} satisfies MemeTemplateInput;
