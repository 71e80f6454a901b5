import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "It Was Seven",
  place: 64,
  popularity: 66,
  structure: "tiny-trophy",
  scene: {
    cast: {
      winner: {
        who: "beep",
        mood: "proud",
        dx: -72,
        dy: -62,
        scale: 0.84,
        pose: "hug",
        tilt: 8,
        carry: { id: "giant-medal", dy: -46, scale: 0.96 },
      },
      witness: {
        who: "agnes",
        mood: "suspicious",
        pose: "show",
        hold: { id: "abacus", dx: 36, dy: 16, scale: 0.86 },
        gaze: [0.9, -0.2],
        dx: 12,
        dy: 4,
        scale: 1.12,
        flip: true,
      },
    },
    extras: [],
  },
  captions: [
    ["I counted to seven and they checked and it was seven", "Accuracy (1)"],
    ["They used my first draft", "As a warning"],
  ],
  alt: "Beep the robot is bent behind a medal bigger than he is while Agnes the owl checks the seven beads of an abacus.",
} satisfies MemeTemplateInput;
