import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Butterfly",
  place: 88,
  popularity: 68,
  structure: "the-chase",
  scene: {
    cast: {
      chaser: { who: "victoria", mood: "starry", view: "side", stance: "run", pose: "aloft", hold: "net", scale: 0.9 },
      ignored: { who: "sal", mood: "shock", pose: "hold", hold: "watering-can" },
    },
    things: { chased: "butterfly", ignored: "flower" },
    places: { behind: "garden" },
  },
  captions: [
    ["A younger audience", "The rebrand", "People who pay us"],
    ["Inbox zero", "Me, 8 a.m.", "The one that matters"],
  ],
  alt: "Boss with a net tramples the flower bed he is watering.",
} satisfies MemeTemplateInput;
