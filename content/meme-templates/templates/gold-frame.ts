import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Gold Frame",
  place: 52,
  popularity: 65,
  structure: "exhibit",
  scene: {
    cast: {
      guide: { who: "nana", mood: "proud", pose: "present", scale: 0.86, dx: -12 },
      visitor: {
        who: "gerald",
        mood: "crying",
        pose: "hold",
        hold: "wine-glass",
        hat: "beret",
        dx: 14,
        flip: true,
        scale: 0.9,
      },
    },
    things: {
      plinth: null,
      relic: { id: "grand-frame", dx: 26, dy: 18, scale: 0.94 },
      cover: null,
      plaque: { id: "plaque", dx: 10, dy: -10 },
    },
    places: { behind: "gallery" },
  },
  boxes: { plaque: { x: 0.386, y: 0.822, w: 0.305, h: 0.09 } },
  captions: [
    ["He said it would take five minutes.", "“Quick logo”, unpaid"],
    ["Asked for three options, the artist became all of them.", "Option B"],
  ],
  alt: "Nana the banana presents a napkin sketch in an enormous gold frame, and Gerald the duck weeps over his wine.",
} satisfies MemeTemplateInput;
