import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Rocket Bus",
  place: 87,
  popularity: 79,
  structure: "the-chase",
  scene: {
    cast: {
      chaser: { who: "nana", mood: "shout", view: "side", stance: "run", pose: "dash", scale: 0.86, dx: -66, dy: -6 },
      ignored: null,
    },
    things: {
      chased: { id: "launching-bus", scale: 0.62, dx: -60, dy: 66, turn: -12 },
      rush: null,
      ignored: { id: "burst-suitcase", dx: -84, dy: -16, scale: 0.98 },
      wake: { id: "wake", dx: -48, dy: -40 },
    },
    places: { behind: { id: "meadow", wall: "#d9d3f2", ground: "#9aa0b8", accent: "#ebe7fa" } },
    extras: [{ thing: "bug", x: 0.3, y: 0.955, scale: 0.9, isInFront: true }],
  },
  boxes: {
    chased: { x: 0.68, y: 0.06, w: 0.3, h: 0.14 },
    who: { x: 0.42, y: 0.86, w: 0.3, h: 0.12 },
    ignored: { x: 0.02, y: 0.03, w: 0.36, h: 0.16 },
  },
  captions: [
    ["AI", "The roadmap", "The login bug, since 2021"],
    ["The next round", "The founder", "The last round"],
  ],
  alt: "Nana the banana runs after a bus shaped like a rocket; Moss the sloth sits in it, and a bug walks out of the suitcase that has burst behind her.",
} satisfies MemeTemplateInput;
