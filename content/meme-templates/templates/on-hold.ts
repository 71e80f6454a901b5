import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "On Hold",
  place: 83,
  popularity: 62,
  structure: "still-waiting",
  scene: {
    cast: {
      waiter: {
        who: "agnes",
        mood: "dead",
        pose: "call",
        hold: { id: "red-handset", dx: 2 },
        dx: -66,
        dy: 6,
        gaze: [0, 0],
        scale: 0.96,
      },
    },
    things: { growth: null, climber: null, work: { id: "phone-base", dx: -92, dy: 2 } },
    places: { behind: { id: "office", wall: "#cfe3f0", accent: "#e8f3f9" } },
    extras: [
      { thing: "petals", x: 0.12, y: 0.4, scale: 0.8 },
      { thing: "spiral-cord", x: 0.53, y: 0.58, scale: 0.9, isInFront: true },
      { thing: "cord-nest", x: 0.75, y: 0.75, scale: 1.16, isInFront: true },
    ],
  },
  captions: [
    ["“Your call is important to us”", "Spring"],
    ["The code is on its way", "Next moult"],
  ],
  alt: "Agnes the owl has been on the phone so long that its cord has become a nest with three owlets in it.",
} satisfies MemeTemplateInput;
