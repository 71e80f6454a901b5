import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Rolling Chip",
  place: 86,
  popularity: 74,
  structure: "the-chase",
  scene: {
    cast: { chaser: { who: "kevin", mood: "starry", view: "side", stance: "run", pose: "dash" }, ignored: null },
    things: { chased: { id: "chip", turn: 30 }, ignored: { id: "market-stall", scale: 0.9, dx: -60 } },
    places: { behind: "hill" },
  },
  captions: [
    ["Trends", "The brand account", "What it sells"],
    ["A free webinar", "Me", "My actual work"],
  ],
  alt: "Chip rolls downhill past an open bakery, pigeon with speed lines.",
} satisfies MemeTemplateInput;
