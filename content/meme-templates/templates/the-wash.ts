import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Wash",
  place: 95,
  popularity: 65,
  structure: "the-machine",
  scene: {
    cast: {
      operator: null,
      other: { who: "nana", mood: "crying", pose: "panic", dx: -2, dy: 2, scale: 0.88 },
    },
    things: {
      machine: { id: "big-washer", dx: -4, dy: 12 },
      hopper: null,
      in: { id: "rainbow-basket", dx: -58, dy: 256, scale: 1.02 },
      conveyor: null,
      out: { id: "grey-line", dx: 0, dy: -168, scale: 0.9 },
    },
    places: { behind: { id: "kitchen", wall: "#dcebf7", accent: "#c9def0", ground: "#9db4c9" } },
    extras: [
      { thing: "flying-wash", x: 0.15, y: 0.38, scale: 0.9 },
      { actor: { who: "marge", mood: "dead", stance: "sit", pose: "lap", gaze: [0, 0] }, x: 0.5, y: 0.29, scale: 0.42 },
    ],
  },
  boxes: {
    in: { x: 0.02, y: 0.03, w: 0.4, h: 0.15 },
    machine: { x: 0.345, y: 0.325, w: 0.315, h: 0.155 },
    out: { x: 0.71, y: 0.4, w: 0.27, h: 0.1 },
  },
  captions: [
    ["Twelve brand colours", "The new guidelines", "Dark grey"],
    ["Your honest review", "Our moderators", "“Nice.”"],
  ],
  alt: "A washing machine with Marge the cat on top: rainbow laundry goes in, grey laundry hangs on the line, and Nana the banana weeps.",
} satisfies MemeTemplateInput;
