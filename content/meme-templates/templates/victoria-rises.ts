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
      three: { who: "victoria", mood: "proud", pose: "command", scale: 0.88 },
      four: { who: "victoria", mood: "delighted", pose: "wave", dy: 44, dx: -10, scale: 0.82 },
    },
    things: { one: "stood-on-chair", two: "rostrum", three: "stage-front", four: { id: "balloon-top", dx: -10 } },
    places: { behind: { id: "heaven", wall: "#dcecf7", accent: "#e9f4fb" } },
    extras: [{ thing: "balloon-basket", x: 0.858, y: 0.487, isInFront: true }],
  },
  captions: [
    ["Brief", "Vision", "North star", "Weather"],
    ["Manager", "Lead", "Head of", "“Hands-on”"],
  ],
  alt: "Victoria on a folding chair, on a podium, on a stage, and at last waving from a hot-air balloon.",
} satisfies MemeTemplateInput;
