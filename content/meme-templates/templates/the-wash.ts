import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Wash",
  place: 95,
  popularity: 65,
  structure: "the-machine",
  scene: {
    cast: {
      operator: null,
      other: {
        who: "nana",
        mood: "terrified",
        pose: "unveil",
        flip: true,
        hold: { id: "grey-sock", scale: 1.05 },
        dx: -14,
        dy: 0,
        scale: 1.16,
        gaze: [0.9, 0],
      },
    },
    things: {
      machine: { id: "big-washer", dx: -50, dy: 20, scale: 0.86 },
      hopper: null,
      in: { id: "rainbow-basket", dx: -59, dy: 266, scale: 0.86 },
      conveyor: null,
      out: null,
    },
    places: { behind: { id: "kitchen", wall: "#dcebf7", accent: "#c9def0", ground: "#9db4c9" } },
    extras: [
      { thing: "flying-wash", x: 0.13, y: 0.5, scale: 0.86 },
      {
        actor: { who: "marge", mood: "dead", stance: "sit", pose: "lap", gaze: [0, 0] },
        x: 0.418,
        y: 0.39,
        scale: 0.56,
      },
    ],
  },
  boxes: {
    in: { x: 0.02, y: 0.03, w: 0.28, h: 0.18 },
    machine: { x: 0.27, y: 0.415, w: 0.3, h: 0.145 },
    out: { x: 0.66, y: 0.03, w: 0.32, h: 0.13 },
  },
  captions: [
    ["Twelve brand colours", "The new guidelines", "Dark grey"],
    ["Your honest review", "Our moderators", "“Nice.”"],
  ],
  alt: "A washing machine with Marge the cat on top: rainbow laundry goes in, and Nana the banana holds up one grey sock in horror.",
} satisfies MemeTemplateInput;
