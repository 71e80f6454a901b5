import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Agnes Has Seen It",
  place: 2,
  popularity: 88,
  structure: "big-face",
  scene: {
    cast: { hero: { who: "agnes", mood: "dead" } },
    places: { behind: "lit" },
    extras: [{ thing: "cold-mug", x: 0.88, y: 0.93, scale: 1.8, isInFront: true }],
  },
  captions: [
    ["The client asked for the raw data. The client has seen the raw data. The client would like a pie."],
    ["Third slide in and they have said “ecosystem” twice"],
  ],
  alt: "Close-up lit by a laptop from below, eye bags, cold cup at the edge.",
} satisfies MemeTemplateInput;
