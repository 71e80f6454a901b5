import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Village Show",
  place: 59,
  popularity: 78,
  structure: "podium",
  scene: {
    cast: {
      first: { who: "doug", mood: "proud", pose: "triumph", scarf: "medal" },
      second: { who: "nana", mood: "furious", pose: "crossed" },
      third: { who: "sal", mood: "sad" },
    },
    extras: [{ thing: "bunting", x: 0.5, y: 0.22 }],
  },
  captions: [
    ["Best reason to visit us", "Our coffee", "The dog", "20 years of craft"],
    ["Most asked question", "“Are you open?”", "The toilet", "Our products"],
  ],
  alt: "Marquee, bunting, rosettes; the loaf is judge, entry and winner.",
} satisfies MemeTemplateInput;
