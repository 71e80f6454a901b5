import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Tote Bag",
  place: 22,
  popularity: 63,
  structure: "scales",
  scene: {
    cast: {
      witness: { who: "gerald", mood: "yuck", pose: "crossed", scale: 0.84, dx: 28, flip: true, gaze: [-0.9, 0] },
    },
    things: { heavy: { id: "tote-bag", scale: 1.15 }, light: { id: "safe", dx: -34 } },
    places: { behind: { id: "plain", wall: "#fbe3c4", ground: "#d9b98a" } },
    extras: [
      { thing: "ledgers", x: 0.885, y: 0.44, scale: 0.92 },
      {
        actor: { who: "biscuit", mood: "starry", pose: "clasp", view: "side", flip: true },
        x: 0.45,
        y: 0.86,
        scale: 0.72,
        isInFront: true,
      },
    ],
  },
  captions: [
    ["Free tote bag", "A £900 ticket", "What they remember"],
    ["The founder’s mood", "The data", "How we chose blue"],
  ],
  alt: "On the scales a tote bag outweighs a safe and ledgers; Biscuit the dog adores the bag, Gerald the duck looks away.",
} satisfies MemeTemplateInput;
