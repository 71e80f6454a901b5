import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal Gets a Message",
  place: 7,
  popularity: 77,
  structure: "phone-and-face",
  scene: {
    cast: {
      hero: {
        who: "sal",
        mood: "suspicious",
        pose: "show",
        hold: "phone",
        shades: "glasses-up",
        scale: 0.84,
        dx: -40,
        dy: 16,
        gaze: [0.8, 0.2],
      },
    },
    places: { wall: "shop" },
    colors: ["#cfe8d6"],
  },
  captions: [
    ["Is this still available?", "Sir, it is a haircut"],
    ["Do u ship to Peru", "Sal sells soup"],
  ],
  alt: "A phone shows a message; in his shop Sal, glasses pushed up on his forehead, squints at his phone at arm’s length.",
} satisfies MemeTemplateInput;
