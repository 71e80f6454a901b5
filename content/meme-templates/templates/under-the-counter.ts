import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Under the Counter",
  place: 11,
  popularity: 68,
  structure: "above-below",
  scene: {
    cast: {
      swimmer: null,
      above: { who: "sal", mood: "proud", pose: "hips", dx: -62, dy: -24, scale: 0.9 },
      below: { who: "doug", mood: "crying", pose: "panic", dx: -28, dy: -8, scale: 0.98 },
    },
    things: { edge: { id: "plank", tone: "red" }, above: { id: "cake-stand", dx: -14, scale: 0.98 }, below: null },
    places: { behind: { id: "plain", wall: "#fbdcbf", ground: "#7a4a3a" } },
    extras: [
      { thing: "flour-storm", x: 0.31, y: 0.87 },
      { thing: "smoke", x: 0.09, y: 0.76, scale: 0.95 },
      { thing: { id: "kitchen-whisk", turn: 40 }, x: 0.64, y: 0.665, scale: 0.9 },
    ],
  },
  boxes: { below: { x: 0.56, y: 0.745, w: 0.41, h: 0.22 } },
  captions: [
    ["“Freshly baked every morning”", "3:40. Every morning."],
    ["Effortless rustic charm", "Two sheds, one permit, no sleep"],
  ],
  alt: "Sal stands proudly behind a perfect cake; under the counter Doug the toast cries in a storm of flour and smoke.",
} satisfies MemeTemplateInput;
