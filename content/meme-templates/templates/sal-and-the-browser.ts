import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal and the Browser",
  place: 76,
  popularity: 65,
  structure: "says-thinks",
  scene: {
    cast: { hero: { who: "sal", mood: "courteous", pose: "hold", hold: "broom", dx: -54, dy: -18, scale: 0.88 } },
    things: { front: { id: "counter", scale: 1.6, dy: 128 } },
    places: { behind: "shop" },
    extras: [
      {
        actor: { who: "fergus", mood: "blissful", pose: "sip", hold: { id: "scented-candle", scale: 1.2, dy: 8 } },
        x: 0.78,
        y: 0.98,
        scale: 1.02,
      },
      { thing: "scented-candle", x: 0.05, y: 0.912, isInFront: true },
      { thing: "scented-candle", x: 0.13, y: 0.912, isInFront: true },
      { thing: "scented-candle", x: 0.21, y: 0.912, isInFront: true },
    ],
  },
  captions: [
    ["“Just browsing? Lovely!”", "That is his fourth candle today"],
    ["“Sorry, we close at six!”", "My feet are not sorry"],
  ],
  alt: "Sal smiles behind the counter with his broom and keeps an eye on Fergus the frog, who is smelling yet another candle.",
} satisfies MemeTemplateInput;
