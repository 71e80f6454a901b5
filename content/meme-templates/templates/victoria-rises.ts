import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria Rises",
  place: 40,
  popularity: 49,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "victoria", mood: "polite", stance: "sit", pose: "lap", scale: 0.7, dy: -2 },
      two: { who: "victoria", mood: "smug", pose: "crossed", scale: 0.82, tilt: -6 },
      three: { who: "victoria", mood: "delighted", pose: "cheer", scale: 0.84, dx: -8, dy: 34 },
      four: {
        who: "victoria",
        mood: "shout",
        pose: "hold",
        hold: { id: "megaphone", dx: 10, dy: -34, scale: 1.1, turn: -22 },
        flip: true,
        dy: 14,
        dx: 4,
        scale: 1.05,
      },
    },
    things: {
      one: "stood-on-chair",
      two: "rostrum",
      three: { id: "stage-front", dx: -4, dy: 40 },
      four: { id: "balloon-top", dx: -10, dy: -44, scale: 0.85 },
    },
    places: { behind: { id: "heaven", wall: "#ffe6d6", accent: "#fff0e4" } },
    extras: [
      { thing: "balloon-basket", x: 0.866, y: 0.422, isInFront: true },
      { thing: "call-lines", x: 0.6, y: 0.24, turn: 28 },
    ],
  },
  boxes: {
    one: { x: 0.035, y: 0.872, w: 0.185, h: 0.115 },
    two: { x: 0.285, y: 0.752, w: 0.185, h: 0.115 },
    three: { x: 0.527, y: 0.7, w: 0.19, h: 0.11 },
    four: { x: 0.762, y: 0.444, w: 0.208, h: 0.115 },
  },
  captions: [
    ["Brief", "Vision", "North star", "Weather"],
    ["Manager", "Lead", "Head of", "“Hands-on”"],
  ],
  alt: "Victoria sits on a folding chair, stands on a podium, cheers on a stage, and at last shouts from a hot-air balloon with a megaphone.",
} satisfies MemeTemplateInput;
