import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Watering Hole",
  place: 54,
  popularity: 78,
  structure: "field-notes",
  scene: {
    cast: {
      hero: { who: "gerald", mood: "suspicious", pose: "hips", dx: -90 },
      other: { who: "biscuit", mood: "calm", dx: -10 },
      third: { who: "priya", mood: "nervous", pose: "hold", hold: "cup" },
    },
    things: { front: { id: "coffee-machine", scale: 0.9, dy: 40, dx: 20 }, cover: null },
    places: { behind: "savannah" },
  },
  captions: [
    ["At the watering hole, the sales team makes itself look larger."],
    ["The intern nears the oat milk. It has a name on it. She is brave."],
  ],
  alt: "Coffee machine in a savannah, animals keep a polite distance.",
} satisfies MemeTemplateInput;
