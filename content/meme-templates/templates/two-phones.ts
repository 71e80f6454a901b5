import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Two Phones",
  place: 30,
  popularity: 77,
  structure: "two-levers",
  scene: {
    cast: { chooser: { who: "priya", mood: "terrified", pose: "panic" } },
    things: {
      left: { id: "desk-phone", tone: "red", turn: -8 },
      right: { id: "desk-phone", tone: "blue", turn: 8 },
      console: { id: "desk", scale: 1.9, dy: 60 },
    },
  },
  captions: [
    ["Leave it", "Reply all again, to apologise", "Me, 14:02"],
    ["Ask a fourth time", "Guess, confidently", "Every new hire"],
  ],
  alt: "Red and blue desk phones ring and jump, cords tangle round her.",
} satisfies MemeTemplateInput;
