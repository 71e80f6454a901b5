import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "One Email",
  place: 62,
  popularity: 76,
  structure: "tiny-trophy",
  scene: {
    cast: {
      winner: { who: "moss", mood: "proud", pose: "point" },
      witness: { who: "kevin", mood: "shout", pose: "speech", hold: "trumpet" },
    },
    things: { beside: null },
    extras: [{ thing: "confetti-cannon", x: 0.1, y: 0.9 }],
  },
  captions: [
    ["Sent the email I have been writing in my head since March", "Subject: hi"],
    ["Closed one browser tab", "46 to go"],
  ],
  alt: "Confetti cannon, brass band of pigeons, sloth with one key pressed.",
} satisfies MemeTemplateInput;
