import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "One Email",
  place: 62,
  popularity: 76,
  structure: "tiny-trophy",
  scene: {
    cast: {
      winner: { who: "moss", mood: "proud", pose: "press", dx: -44, dy: -6, scale: 0.92 },
      witness: null,
    },
    extras: [
      {
        actor: {
          who: "kevin",
          mood: "shout",
          pose: "sip",
          hold: { id: "trumpet", turn: -10, dx: 46, dy: -14, scale: 1.5 },
          hat: "band-cap",
        },
        x: 0.115,
        y: 0.93,
        scale: 0.66,
      },
      {
        actor: { who: "kevin", mood: "delighted", pose: "hips", hat: "band-cap", carry: "drum" },
        x: 0.91,
        y: 0.93,
        scale: 0.64,
      },
      { thing: "party-cannon", x: 1, y: 0.53, scale: 1.1 },
      { thing: "send-key", x: 0.68, y: 0.866, scale: 1.06 },
      { thing: "press-lines", x: 0.68, y: 0.715, scale: 0.9 },
    ],
  },
  captions: [
    ["Sent the email I have been writing in my head since March", "Subject: hi"],
    ["Closed one browser tab", "46 to go"],
  ],
  alt: "Moss the sloth presses one enormous key while two pigeons in band caps play and a confetti cannon goes off.",
} satisfies MemeTemplateInput;
