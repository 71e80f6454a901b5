import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Mug",
  place: 51,
  popularity: 76,
  structure: "exhibit",
  scene: {
    cast: {
      guide: { who: "marge", mood: "dead", pose: "crossed" },
      visitor: { who: "moss", mood: "sad", pose: "clasp" },
    },
    things: { relic: { id: "dirty-mug", scale: 1.8, dy: -40 }, cover: { id: "velvet-rope", scale: 1.05, dy: 60 } },
    places: { behind: "kitchen" },
  },
  captions: [
    ["Somebody will wash it. That is the legend.", "Mug, owner unknown"],
    ["Early humans left it “to soak”.", "Pan, Wednesday"],
  ],
  alt: "Velvet rope round a dirty mug in the office kitchen, cat as guard.",
} satisfies MemeTemplateInput;
