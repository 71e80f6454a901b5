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
      { thing: "bread-shelf", x: 0.25, y: 0.118, scale: 0.94 },
      { thing: "flour-storm", x: 0.5, y: 0.74 },
      { thing: "flour-sack", x: 0.1, y: 0.94, scale: 0.84, turn: -6 },
      { thing: "flour-sack", x: 0.45, y: 0.975, scale: 0.9 },
      { thing: { id: "falling-egg", scale: 1.15 }, x: 0.47, y: 0.655 },
      { thing: { id: "kitchen-whisk", turn: 40 }, x: 0.6, y: 0.66, scale: 0.8 },
      { thing: "broken-egg", x: 0.12, y: 0.972, scale: 0.9 },
    ],
  },
  boxes: { below: { x: 0.56, y: 0.745, w: 0.41, h: 0.22 } },
  captions: [
    ["“Freshly baked every morning”", "3:40. Every morning."],
    ["Effortless rustic charm", "Two sheds, one permit, no sleep"],
  ],
  alt: "Sal stands proudly behind a perfect cake; under the counter Doug the toast cries among flour, sacks and broken eggs.",
} satisfies MemeTemplateInput;
