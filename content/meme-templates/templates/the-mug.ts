import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Mug",
  place: 51,
  popularity: 76,
  structure: "exhibit",
  scene: {
    cast: {
      guide: { who: "marge", mood: "dead", pose: "crossed", hat: "guard-cap", gaze: [0, 0] },
      visitor: { who: "moss", mood: "starry", pose: "hold", hold: "phone", dx: 16, flip: true, scale: 0.96 },
    },
    things: {
      relic: { id: "legend-mug", dy: 8, scale: 1.15 },
      cover: { id: "velvet-rope", scale: 1.28, dy: 126 },
      plaque: { id: "plaque", dx: 28, dy: -44, scale: 0.9 },
    },
    places: { behind: "office-kitchen" },
    extras: [
      { thing: "stink-lines", x: 0.57, y: 0.47 },
      { thing: "fly", x: 0.47, y: 0.5 },
      { thing: "fly", x: 0.68, y: 0.45 },
    ],
  },
  boxes: { plaque: { x: 0.43, y: 0.764, w: 0.284, h: 0.08 } },
  captions: [
    ["Somebody will wash it. That is the legend.", "Mug, owner unknown"],
    ["Early humans left it “to soak”.", "Pan, Wednesday"],
  ],
  alt: "Marge the cat guards a mouldy mug behind a velvet rope in the office kitchen, and Moss the sloth takes a photo of it.",
} satisfies MemeTemplateInput;
