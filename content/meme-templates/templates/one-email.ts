import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "One Email",
  place: 62,
  popularity: 76,
  structure: "tiny-trophy",
  scene: {
    cast: {
      winner: {
        who: "moss",
        mood: "proud",
        pose: "press-down",
        carry: { id: "send-key", dy: 4, scale: 0.92 },
        dy: -42,
        scale: 0.96,
      },
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
      { thing: "press-lines", x: 0.5, y: 0.62, scale: 1.5 },
    ],
  },
  captions: [
    ["Sent the email I have been writing in my head since March", "Subject: hi"],
    ["Closed one browser tab", "46 to go"],
  ],
  alt: "Moss the sloth presses one enormous send key while two pigeons in band caps play and a confetti cannon goes off.",
} satisfies MemeTemplateInput;
