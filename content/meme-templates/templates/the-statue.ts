import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Statue",
  place: 63,
  popularity: 73,
  structure: "tiny-trophy",
  scene: {
    cast: { winner: null, witness: { who: "priya", mood: "crying", pose: "heart", dx: -34, dy: -8, scale: 1.3 } },
    places: { behind: "spotlight" },
    extras: [
      { thing: "grand-plinth", x: 0.33, y: 0.885, scale: 0.98 },
      { thing: "tiny-statue", x: 0.33, y: 0.572, scale: 1 },
      { thing: "falling-cloth", x: 0.22, y: 0.405, scale: 0.98, turn: -12 },
      { thing: "glint", x: 0.39, y: 0.48, scale: 0.9 },
      { thing: "glint", x: 0.275, y: 0.545, scale: 0.5 },
    ],
  },
  captions: [
    ["The boss spelled my name right, in public", "Priya. Not Pam."],
    ["I made a chart and nobody asked for another chart", "First try"],
  ],
  alt: "A red cloth flies off a grand plinth with a gold statue two centimetres high on it, and Priya weeps with joy.",
} satisfies MemeTemplateInput;
