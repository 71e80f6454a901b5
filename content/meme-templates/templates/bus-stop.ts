import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Bus Stop",
  place: 82,
  popularity: 75,
  structure: "still-waiting",
  scene: {
    cast: { waiter: { who: "moss", mood: "dead", pose: "lap", hat: "leaf", scarf: "wool" } },
    things: { table: { id: "bench", scale: 0.8, dy: -20 }, work: null, growth: "grass", climber: null },
    places: { behind: "snow" },
    extras: [
      { thing: "bus-shelter", x: 0.46, y: 0.94, scale: 1.3 },
      { actor: { who: "nana", mood: "weary" }, x: 0.86, y: 0.96, scale: 0.7, isInFront: true },
    ],
  },
  captions: [
    ["Net 30", "Day 94"],
    ["Waiting for the domain owner to reply", "Day 2,011"],
  ],
  alt: "Bus shelter in snow, blossom and leaves at once, bench taken by moss.",
} satisfies MemeTemplateInput;
