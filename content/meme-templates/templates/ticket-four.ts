import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Ticket Four",
  place: 84,
  popularity: 51,
  structure: "still-waiting",
  scene: {
    cast: { waiter: null },
    things: { table: null, growth: null, climber: null, work: null },
    places: { behind: "waiting-room" },
    extras: [
      { thing: "stuck-board", x: 0.2, y: 0.42, scale: 1 },
      { thing: "ticket-frame", x: 0.475, y: 0.352, scale: 0.68 },
      { thing: { id: "waiting-seats", tone: "orange" }, x: 0.44, y: 0.93, scale: 1.24 },
      {
        actor: {
          who: "gerald",
          mood: "dead",
          stance: "sit",
          pose: "hold",
          hold: { id: "queue-ticket", scale: 1.2 },
          scarf: "long-beard",
          gaze: [0, 0],
        },
        x: 0.44,
        y: 0.81,
        scale: 1.12,
      },
      { thing: "droop", x: 0.9, y: 0.955, scale: 1.2 },
      { thing: "cobweb", x: 0.09, y: 0.69, scale: 1.1, isInFront: true },
    ],
  },
  captions: [
    ["They said approval was “just a formality”", "Form 3 of 3 (of 9)"],
    ["Waiting for someone else to say it", "Agenda item 12"],
  ],
  alt: "Gerald the duck, with a beard down to his lap, holds ticket four in a waiting room whose board is stuck at three.",
} satisfies MemeTemplateInput;
