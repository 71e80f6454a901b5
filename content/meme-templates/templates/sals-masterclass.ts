import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal’s Masterclass",
  place: 19,
  popularity: 82,
  structure: "whiteboard",
  scene: {
    cast: {
      teacher: { who: "sal", mood: "smug", pose: "show", hold: { id: "broom", scale: 0.8, turn: 64 }, dy: 6 },
      pupil: null,
      other: null,
    },
    places: { behind: { id: "plain", wall: "#f9d5b4", ground: "#b97b4c" } },
    colors: ["#3b3f4c"],
    extras: [
      { thing: "stool", x: 0.555, y: 1.02, scale: 0.9 },
      { thing: { id: "stool", tone: "mint" }, x: 0.73, y: 1.02, scale: 0.9 },
      { thing: { id: "stool", tone: "blue" }, x: 0.905, y: 1.02, scale: 0.9 },
      { actor: { who: "agnes", mood: "calm", stance: "sit", pose: "lap" }, x: 0.555, y: 0.87, scale: 0.5 },
      { actor: { who: "gerald", mood: "shock", stance: "sit", pose: "lap" }, x: 0.73, y: 0.87, scale: 0.5 },
      { actor: { who: "moss", mood: "asleep", stance: "sit", pose: "lap" }, x: 0.9, y: 0.87, scale: 0.5 },
    ],
  },
  captions: [
    ["Marketing: say hello. Retargeting: say hello again. Churn: they moved."],
    ["The customer is always right, and always five minutes before closing"],
  ],
  alt: "Sal points at a chalk board with his broom; on three stools Agnes the owl nods, Gerald the duck gasps and Moss the sloth sleeps.",
} satisfies MemeTemplateInput;
