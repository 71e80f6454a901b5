import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "On Hold",
  place: 83,
  popularity: 62,
  structure: "still-waiting",
  scene: {
    cast: { waiter: { who: "agnes", mood: "dead", pose: "call", hold: "handset" } },
    things: { growth: null, climber: null, work: { id: "nest", scale: 1.3, dy: 6, dx: 200 } },
    extras: [
      { thing: "chick", x: 0.6, y: 0.7, isInFront: true },
      { thing: "chick", x: 0.7, y: 0.69, isInFront: true },
    ],
  },
  captions: [
    ["“Your call is important to us”", "Spring"],
    ["The code is on its way", "Next moult"],
  ],
  alt: "Old handset, spiral cord woven into a nest, chicks have hatched.",
} satisfies MemeTemplateInput;
