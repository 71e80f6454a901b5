import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sal Gets a Message",
  place: 7,
  popularity: 77,
  structure: "phone-and-face",
  scene: {
    cast: {
      hero: { who: "sal", mood: "suspicious", pose: "show", hold: "phone", shades: "reading-glasses", scale: 0.86 },
    },
    places: { wall: "shop" },
  },
  captions: [
    ["Is this still available?", "Sir, it is a haircut"],
    ["Do u ship to Peru", "Sal sells soup"],
  ],
  alt: "Phone held at arm’s length, glasses pushed up, shop shelves behind.",
} satisfies MemeTemplateInput;
