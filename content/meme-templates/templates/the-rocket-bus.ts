import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Rocket Bus",
  place: 87,
  popularity: 79,
  structure: "the-chase",
  scene: {
    cast: {
      chaser: { who: "nana", mood: "shout", view: "side", stance: "run", pose: "dash", scale: 0.74, dx: -72, dy: 44 },
      ignored: null,
    },
    things: {
      chased: { id: "launching-bus", scale: 0.94, dx: -74, dy: -54, turn: -10 },
      rush: null,
      ignored: { id: "burst-suitcase", dx: -86, dy: -4, scale: 0.94 },
      wake: null,
    },
    places: { behind: { id: "meadow", wall: "#d9d3f2", ground: "#9aa0b8", accent: "#ebe7fa" } },
    extras: [{ thing: "bug", x: 0.272, y: 0.965, scale: 0.8, isInFront: true }],
  },
  boxes: {
    chased: { x: 0.66, y: 0.46, w: 0.32, h: 0.16 },
    who: { x: 0.56, y: 0.84, w: 0.34, h: 0.12 },
    ignored: { x: 0.02, y: 0.3, w: 0.27, h: 0.18 },
  },
  captions: [
    ["AI", "The roadmap", "The login bug, since 2021"],
    ["The next round", "The founder", "The last round"],
  ],
  alt: "Nana the banana runs after a bus shaped like a rocket; Moss the sloth sits in it, and a bug walks out of the suitcase that has burst behind her.",
} satisfies MemeTemplateInput;
