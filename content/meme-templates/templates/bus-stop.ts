import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Bus Stop",
  place: 82,
  popularity: 75,
  structure: "still-waiting",
  scene: {
    cast: { waiter: null },
    things: {
      table: null,
      work: null,
      growth: null,
      climber: null,
      calendar: { id: "wall-calendar", tone: "blue", scale: 0.86, dx: 26, dy: 14 },
    },
    places: { behind: "seasons" },
    extras: [
      { thing: "flakes", x: 0.1, y: 0.4 },
      { thing: "flakes", x: 0.17, y: 0.64 },
      { thing: "petals", x: 0.58, y: 0.42, scale: 1.1 },
      { thing: "autumn-leaves", x: 0.92, y: 0.42 },
      { thing: "season-shelter", x: 0.5, y: 0.895, scale: 1 },
      { thing: "mossy-bench", x: 0.44, y: 0.915, scale: 1.08 },
      {
        actor: { who: "nana", mood: "dead", coat: "old", stance: "sit", pose: "lap", gaze: [0, 0] },
        x: 0.27,
        y: 0.782,
        scale: 0.88,
      },
      {
        actor: { who: "moss", mood: "calm", stance: "sit", pose: "lap", hat: "leaf", scarf: "wool" },
        x: 0.55,
        y: 0.782,
        scale: 0.98,
      },
      { thing: "cobweb", x: 0.115, y: 0.405, scale: 1, isInFront: true },
      { thing: "autumn-leaves", x: 0.88, y: 0.92, isInFront: true },
      { thing: "grass", x: 0.05, y: 0.99, scale: 0.6, isInFront: true },
    ],
  },
  boxes: { calendar: { x: 0.725, y: 0.4, w: 0.2, h: 0.135 } },
  captions: [
    ["Net 30", "Day 94"],
    ["Waiting for the domain owner to reply", "Day 2,011"],
  ],
  alt: "Nana the banana, gone brown, and Moss the sloth wait on a mossy bench in a bus shelter while snow, blossom and autumn leaves fall at once.",
} satisfies MemeTemplateInput;
