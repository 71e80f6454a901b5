import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Nana on the Spot",
  place: 3,
  popularity: 79,
  structure: "big-face",
  scene: {
    cast: { hero: { who: "nana", mood: "shaken", scale: 0.86, dy: 34, tilt: 0 } },
    places: { behind: "spotlight" },
    extras: [
      { thing: "ripe-spot", x: 0.565, y: 0.475, scale: 0.9, isInFront: true },
      { thing: "ripe-spot", x: 0.365, y: 0.84, scale: 0.9, isInFront: true },
      { thing: "ripe-spot", x: 0.63, y: 0.86, scale: 1.25, isInFront: true },
      { thing: "ripe-spot", x: 0.5, y: 0.535, scale: 0.6, isInFront: true },
    ],
  },
  captions: [
    ["“Let’s go round the room and share a fun fact”"],
    ["Reading my caption aloud, to the client, in the voice I wrote it in"],
  ],
  alt: "Nana the banana stands in a spotlight, sweating, while new brown spots pop out on her one by one.",
} satisfies MemeTemplateInput;
