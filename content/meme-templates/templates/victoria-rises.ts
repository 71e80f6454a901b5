import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria Rises",
  place: 40,
  popularity: 49,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "victoria", mood: "calm", scale: 0.88 },
      two: { who: "victoria", mood: "smug", pose: "hips", scale: 0.88 },
      three: { who: "victoria", mood: "proud", pose: "command", flip: true, scale: 0.88 },
      four: {
        who: "victoria",
        mood: "shout",
        pose: "hold",
        hold: { id: "megaphone", dx: 6, dy: -26, scale: 0.9 },
        flip: true,
        dy: 40,
        dx: 4,
        scale: 0.82,
      },
    },
    things: {
      one: "stood-on-chair",
      two: "rostrum",
      three: "stage-front",
      four: { id: "balloon-top", dx: -20, scale: 0.94 },
    },
    places: { behind: { id: "heaven", wall: "#ffe6d6", accent: "#fff0e4" } },
    extras: [{ thing: "balloon-basket", x: 0.858, y: 0.487, isInFront: true }],
  },
  boxes: {
    one: { x: 0.035, y: 0.872, w: 0.185, h: 0.115 },
    two: { x: 0.285, y: 0.752, w: 0.185, h: 0.115 },
    three: { x: 0.535, y: 0.632, w: 0.185, h: 0.115 },
    four: { x: 0.755, y: 0.512, w: 0.21, h: 0.115 },
  },
  captions: [
    ["Brief", "Vision", "North star", "Weather"],
    ["Manager", "Lead", "Head of", "“Hands-on”"],
  ],
  alt: "Victoria on a folding chair, on a podium, on a stage, and at last shouting from a hot-air balloon with a megaphone.",
} satisfies MemeTemplateInput;
