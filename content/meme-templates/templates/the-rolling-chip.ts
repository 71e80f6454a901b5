import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Rolling Chip",
  place: 86,
  popularity: 74,
  structure: "the-chase",
  scene: {
    cast: {
      chaser: { who: "kevin", mood: "starry", view: "side", stance: "run", pose: "dash", dx: 14, dy: 8, rotate: 14 },
      ignored: null,
    },
    things: {
      chased: { id: "fat-chip", turn: 38, dx: 2, dy: 100 },
      rush: { id: "tumble-lines", dx: 2, dy: 98 },
      ignored: { id: "open-bakery", dx: -56, dy: -72, scale: 0.94 },
      wake: { id: "wake", dx: 38, dy: 66 },
    },
    places: { behind: "downhill" },
  },
  boxes: {
    chased: { x: 0.73, y: 0.2, w: 0.25, h: 0.14 },
    who: { x: 0.36, y: 0.855, w: 0.3, h: 0.12 },
    ignored: { x: 0.02, y: 0.03, w: 0.38, h: 0.1 },
  },
  captions: [
    ["Trends", "The brand account", "What it sells"],
    ["A free webinar", "Me", "My actual work"],
  ],
  alt: "Kevin the pigeon sprints downhill after a tumbling chip, past a bakery with its door open.",
} satisfies MemeTemplateInput;
