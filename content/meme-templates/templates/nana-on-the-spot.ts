import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Nana on the Spot",
  place: 3,
  popularity: 79,
  structure: "big-face",
  scene: {
    cast: { hero: { who: "nana", mood: "shaken", scale: 0.86, dy: 46, tilt: 0 } },
    places: { behind: "spotlight" },
    extras: [
      { thing: "ripe-spot", x: 0.415, y: 0.545, scale: 0.8, isInFront: true },
      { thing: "ripe-spot", x: 0.565, y: 0.485, scale: 1, isInFront: true },
      { thing: "ripe-spot", x: 0.38, y: 0.815, scale: 1, isInFront: true },
      { thing: "ripe-spot", x: 0.625, y: 0.835, scale: 1.3, isInFront: true },
    ],
  },
  captions: [
    ["“Let’s go round the room and share a fun fact”"],
    ["Reading my caption aloud, to the client, in the voice I wrote it in"],
  ],
  alt: "Nana the banana stands in a spotlight, sweating, while new brown spots pop out on her one by one.",
} satisfies MemeTemplateInput;
