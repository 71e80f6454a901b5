import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal’s Till",
  place: 28,
  popularity: 86,
  structure: "shove-keep",
  scene: {
    cast: { shover: { who: "sal", mood: "yuck", pose: "push" }, keeper: { who: "sal", mood: "blissful" } },
    things: { shoved: { id: "tablet", turn: 30, scale: 0.8 }, kept: { id: "cash-register", scale: 1.2 } },
  },
  captions: [
    ["AI-powered stock forecasting", "“We’re low on string”"],
    ["A loyalty app", "Knowing that Joan likes the corner piece"],
  ],
  alt: "Shoos a glossy tablet off the counter; then hugs a brass cash register.",
} satisfies MemeTemplateInput;
