import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Invoice Seen",
  place: 6,
  popularity: 86,
  structure: "phone-and-face",
  scene: {
    cast: { hero: { who: "tunde", mood: "suspicious", pose: "think", scale: 0.94, dy: 32, dx: -4 } },
    things: { screen: "bank-app" },
    places: { wall: { id: "plain", wall: "#ffd98a" } },
    colors: ["#c9d6ff"],
  },
  captions: [
    ["Your invoice has been viewed", "By whom. Doing what."],
    ["Payment received: 👍", "I had asked for money"],
  ],
  alt: "A bank’s app shows a message and an open eye; Tunde, chin on his fist, looks at it with one brow up.",
} satisfies MemeTemplateInput;
