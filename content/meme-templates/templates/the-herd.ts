import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Herd",
  place: 56,
  popularity: 68,
  structure: "field-notes",
  scene: {
    cast: {
      hero: { who: "biscuit", mood: "starry", scarf: "lanyard", view: "side", stance: "walk" },
      other: { who: "biscuit", mood: "calm", scarf: "lanyard", view: "side", stance: "walk", dx: 20 },
      third: { who: "biscuit", mood: "delighted", scarf: "lanyard", view: "side", stance: "walk" },
    },
    things: { front: null, cover: { id: "dust-cloud", scale: 0.6 } },
    places: { behind: "savannah" },
  },
  captions: [
    ["A herd has sensed a free tote bag. Not all of them will return."],
    ["The alpha says “let’s take this offline”. The others groom their badges."],
  ],
  alt: "Many dogs in lanyards cross a carpeted plain, dust, exhibition banners.",
} satisfies MemeTemplateInput;
