import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria Rises",
  place: 40,
  popularity: 49,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "victoria", mood: "calm" },
      two: { who: "victoria", mood: "smug", pose: "hips" },
      three: { who: "victoria", mood: "proud", pose: "command" },
      four: { who: "victoria", mood: "delighted", pose: "wave", dy: -40 },
    },
    extras: [{ thing: "balloon", x: 0.86, y: 0.44, scale: 0.9 }],
  },
  captions: [
    ["Brief", "Vision", "North star", "Weather"],
    ["Manager", "Lead", "Head of", "“Hands-on”"],
  ],
  alt: "Folding chair, podium, stage, hot-air balloon.",
} satisfies MemeTemplateInput;
