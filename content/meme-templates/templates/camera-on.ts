import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Camera On",
  place: 10,
  popularity: 89,
  structure: "above-below",
  scene: {
    cast: {
      swimmer: null,
      above: {
        who: "tunde",
        mood: "polite",
        pose: "type",
        coat: "blazer",
        scarf: "suit-front",
        scale: 0.96,
        dx: -22,
        dy: -6,
      },
    },
    things: {
      edge: "plank",
      above: { id: "laptop", scale: 1.25, dx: 6 },
      below: { id: "pyjama-legs", dx: 8, dy: -222, scale: 1.15 },
    },
    places: { behind: { id: "plain", wall: "#cfe0f5", ground: "#5f7599" } },
    extras: [
      { thing: "washing-basket", x: 0.75, y: 0.97, scale: 0.92 },
      { thing: "plant", x: 0.09, y: 0.48, scale: 0.9 },
    ],
  },
  boxes: { below: { x: 0.53, y: 0.545, h: 0.19 } },
  captions: [
    ["Head of Partnerships", "Also head of laundry"],
    ["“Our global team”", "Me and a cactus"],
  ],
  alt: "Tunde smiles into a laptop in blazer and tie; under the desk are pyjama legs, rabbit slippers and a basket of washing.",
} satisfies MemeTemplateInput;
