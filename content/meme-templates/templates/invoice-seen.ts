import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Invoice Seen",
  place: 6,
  popularity: 86,
  structure: "phone-and-face",
  scene: {
    cast: { hero: { who: "tunde", mood: "suspicious", pose: "think", scale: 0.82, dy: 24 } },
    places: { wall: { id: "plain", wall: "#ffd98a" } },
    colors: ["#c9d6ff"],
  },
  captions: [
    ["Your invoice has been viewed", "By whom. Doing what."],
    ["Payment received: 👍", "I had asked for money"],
  ],
  alt: "Phone with a bank screen; Tunde chin on fist, one brow up.",
} satisfies MemeTemplateInput;
