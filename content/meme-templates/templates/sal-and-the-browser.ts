import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal and the Browser",
  place: 76,
  popularity: 65,
  structure: "says-thinks",
  scene: {
    cast: { hero: { who: "sal", mood: "polite", pose: "hold", hold: "broom", gaze: [0.9, 0] } },
    things: { front: { id: "counter", scale: 1.6, dy: 110 } },
    places: { behind: "shop" },
  },
  captions: [
    ["“Just browsing? Lovely!”", "That is his fourth candle today"],
    ["“Sorry, we close at six!”", "My feet are not sorry"],
  ],
  alt: "Behind the counter, broom, smile, one eye on the door.",
} satisfies MemeTemplateInput;
