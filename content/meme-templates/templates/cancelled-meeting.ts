import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Cancelled Meeting",
  place: 23,
  popularity: 75,
  structure: "scales",
  scene: {
    cast: {
      witness: null,
      onHeavy: {
        who: "moss",
        mood: "asleep",
        pose: "lap",
        stance: "stand",
        flip: true,
        rotate: -90,
        dx: -62,
        dy: -52,
        scale: 1.04,
        tilt: 0,
      },
    },
    things: { heavy: null, light: { id: "leaning-notes", scale: 0.92 } },
    places: { behind: { id: "plain", wall: "#dfe3f7", ground: "#b3bbe0" } },
    extras: [
      { thing: "bolster", x: 0.172, y: 0.7, scale: 0.9 },
      { thing: "falling-notes", x: 0.78, y: 0.84, scale: 1.15 },
    ],
  },
  captions: [
    ["One cancelled meeting", "The whole to-do list", "Tuesday"],
    ["“No rush”", "Eleven urgent tickets", "What I did first"],
  ],
  alt: "Moss the sloth sleeps on the lower pan of the scales; a leaning tower of notes rises on the other and comes apart.",
} satisfies MemeTemplateInput;
