import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Camera On",
  place: 10,
  popularity: 89,
  structure: "above-below",
  scene: {
    cast: {
      swimmer: null,
      above: { who: "tunde", mood: "polite", pose: "type", scarf: "bow-tie", scale: 0.95, dx: -30 },
    },
    things: { edge: "plank", above: "laptop", below: { id: "slippers", scale: 1.5 } },
    places: { behind: { id: "plain", wall: "#cfe0f5", ground: "#6d83a8" } },
    extras: [{ thing: "laundry", x: 0.42, y: 0.93 }],
  },
  captions: [
    ["Head of Partnerships", "Also head of laundry"],
    ["“Our global team”", "Me and a cactus"],
  ],
  alt: "Desk edge as waterline: blazer and laptop above, pyjamas, rabbit slippers, ironing pile below.",
} satisfies MemeTemplateInput;
