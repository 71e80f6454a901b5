import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Doug Whispers",
  place: 14,
  popularity: 74,
  structure: "soapbox",
  scene: {
    cast: {
      speaker: { who: "doug", mood: "nervous", pose: "whisper", dx: -6 },
      listener: {
        who: "biscuit",
        mood: "starry",
        pose: "aloft",
        hold: { id: "flag", scale: 0.8 },
        dx: 52,
        dy: -14,
        scale: 1.05,
      },
      other: null,
    },
    things: { stand: "bread-crate" },
    places: { behind: { id: "sunny", wall: "#cfe6ee", ground: "#9fc3d1", accent: "#dcf0f5" } },
    extras: [
      { thing: "empty-chairs", x: 0.78, y: 0.83, scale: 0.9 },
      { thing: { id: "flag", scale: 0.75 }, x: 0.42, y: 0.765, isInFront: true },
      { thing: "empty-chairs", x: 0.08, y: 0.95, scale: 1.1 },
    ],
  },
  captions: [["I liked the old logo. There. I feel sick."], ["Most apps could have been a sheet of paper by the till"]],
  alt: "Doug the toast whispers behind his hand on a bread crate; among empty chairs only Biscuit the dog waves a flag for him.",
} satisfies MemeTemplateInput;
