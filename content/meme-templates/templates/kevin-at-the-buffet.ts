import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin at the Buffet",
  place: 27,
  popularity: 78,
  structure: "shove-keep",
  scene: {
    cast: {
      shover: { who: "kevin", mood: "smug", pose: "push", dx: -16 },
      keeper: { who: "kevin", mood: "starry", dy: -6 },
    },
    things: {
      shoved: { id: "dome", scale: 0.86, turn: 24, dx: -22, dy: 6 },
      kept: { id: "open-bin-bag", dx: -4, dy: -34, scale: 0.98 },
    },
    places: { kept: { id: "street", wall: "#5a6699", ground: "#7c8296" } },
  },
  captions: [
    ["A media kit with three tiers", "“do u do collabs”"],
    ["Organic growth strategy", "Muffins, outside the competitor"],
  ],
  alt: "Kevin the pigeon pushes a silver dome off the table; below, he hugs an open bin bag with pizza and chips in it under a street lamp.",
} satisfies MemeTemplateInput;
