import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal’s Till",
  place: 28,
  popularity: 86,
  structure: "shove-keep",
  scene: {
    cast: {
      shover: { who: "sal", mood: "yuck", pose: "push", dx: -20 },
      keeper: { who: "sal", mood: "blissful", dy: -14, tilt: 10 },
    },
    things: { shoved: { id: "tablet", turn: 24, dx: -22, dy: 4 }, kept: { id: "cash-register", scale: 0.94 } },
    extras: [
      { thing: "coin", x: 0.08, y: 0.93, scale: 0.9 },
      { thing: "coin", x: 0.42, y: 0.95, scale: 0.9 },
    ],
  },
  captions: [
    ["AI-powered stock forecasting", "“We’re low on string”"],
    ["A loyalty app", "Knowing that Joan likes the corner piece"],
  ],
  alt: "Sal pushes a shiny tablet off the counter; below, he hugs his brass cash register.",
} satisfies MemeTemplateInput;
