import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Two Phones",
  place: 30,
  popularity: 77,
  structure: "two-levers",
  scene: {
    cast: { chooser: { who: "priya", mood: "terrified", pose: "panic" } },
    things: {
      left: { id: "jumping-phone", tone: "red", turn: -12, dx: -30, dy: -22 },
      right: { id: "jumping-phone", tone: "blue", turn: 12, dx: 30, dy: -22 },
      console: { id: "desk", scale: 1.9, dy: 60 },
    },
    places: { behind: { id: "burst", wall: "#ffd3d6", accent: "#ffe1e3" } },
    extras: [{ thing: "tangled-cords", x: 0.5, y: 0.755, isInFront: true }],
  },
  captions: [
    ["Leave it", "Reply all again, to apologise", "Me, 14:02"],
    ["Ask a fourth time", "Guess, confidently", "Every new hire"],
  ],
  alt: "Priya holds her face between a red and a blue phone that both jump and ring, their cords tangled round her.",
} satisfies MemeTemplateInput;
