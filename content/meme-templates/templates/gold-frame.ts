import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Gold Frame",
  place: 52,
  popularity: 65,
  structure: "exhibit",
  scene: {
    cast: {
      guide: { who: "nana", mood: "proud", pose: "present", scale: 0.9 },
      visitor: { who: "gerald", mood: "starry", pose: "hold", hold: { id: "wine-glass" } },
    },
    things: { relic: { id: "gold-frame", dy: -14, scale: 1.05 }, cover: { id: "napkin", dy: -90, scale: 1.2 } },
  },
  captions: [
    ["He said it would take five minutes.", "“Quick logo”, unpaid"],
    ["Asked for three options, the artist became all of them.", "Option B"],
  ],
  alt: "Gallery wall, huge gold frame, napkin sketch, critic with a glass.",
} satisfies MemeTemplateInput;
