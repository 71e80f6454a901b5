import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Statue",
  place: 63,
  popularity: 73,
  structure: "tiny-trophy",
  scene: {
    cast: { winner: null, witness: { who: "priya", mood: "crying", dx: -30 } },
    things: { beside: { id: "statue", dx: -220, dy: -10 } },
    places: { behind: "stage" },
    extras: [{ thing: "curtain", x: 0.4, y: 0.9, scale: 1.1 }],
  },
  captions: [
    ["The boss spelled my name right, in public", "Priya. Not Pam."],
    ["I made a chart and nobody asked for another chart", "First try"],
  ],
  alt: "Curtain falls from a statue two centimetres high, crowd of one.",
} satisfies MemeTemplateInput;
