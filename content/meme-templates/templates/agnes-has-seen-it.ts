import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Agnes Has Seen It",
  place: 2,
  popularity: 88,
  structure: "big-face",
  scene: {
    cast: { hero: { who: "agnes", mood: "dead", coat: "screenlit", dy: -22, scale: 0.94 } },
    places: { behind: "lit" },
    extras: [
      { thing: { id: "laptop-lid", scale: 1.15 }, x: 0.5, y: 0.985, isInFront: true },
      { thing: { id: "cold-mug", tone: "red" }, x: 0.865, y: 0.915, scale: 1.7, isInFront: true },
    ],
  },
  captions: [
    ["The client asked for the raw data. The client has seen the raw data. The client would like a pie."],
    ["Third slide in and they have said “ecosystem” twice"],
  ],
  alt: "Agnes the owl sits in the dark behind her laptop, lit by the screen, with bags under her eyes and a cold cup beside her.",
} satisfies MemeTemplateInput;
