import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Under the Counter",
  place: 11,
  popularity: 68,
  structure: "above-below",
  scene: {
    cast: {
      swimmer: null,
      above: { who: "sal", mood: "proud", pose: "hips" },
      below: { who: "doug", mood: "crying", pose: "panic", dx: 60 },
    },
    things: { edge: { id: "plank", tone: "red" }, above: { id: "cake", dx: 0 }, below: null },
    places: { behind: { id: "shop", ground: "#8a5a44" } },
    extras: [{ thing: "dust-cloud", x: 0.2, y: 0.92, scale: 1.3 }],
  },
  captions: [
    ["“Freshly baked every morning”", "3:40. Every morning."],
    ["Effortless rustic charm", "Two sheds, one permit, no sleep"],
  ],
  alt: "Shop counter: perfect cake on a stand above, flour storm, smoke and a crying loaf below.",
} satisfies MemeTemplateInput;
