import { character, illustration, pack } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export const popsong: CompanyInput = {
  name: "Popsong",
  mark: "spark",
  industry: "Food & Drink",
  site: "popsong.example",
  type: "meta",
  ads: [
    {
      slug: "b-side",
      platform: "Instagram",
      format: "1:1",
      goal: "Launch a grapefruit soda with music-fan humour",
      stage: "Awareness",
      audience: "Festival-goers, 18-30, who choose drinks by the can",
      tactics:
        "Treats a flavour like a record release, so the drink inherits a whole culture of anticipation. Loud type, one product, no explanation.",
      path: "/grapefruit",
      layout: "poster",
      palette: "bubblegum",
      art: pack("can", 2, "Grapefruit"),
      words: {
        headline: "**New single.** Bitter. Catchy.",
        subline: "Grapefruit, out now in every fridge that matters.",
        button: "Find a fridge",
      },
    },
    {
      slug: "lineup",
      platform: "Facebook",
      format: "4:5",
      goal: "Sell the mixed eight-pack",
      stage: "Conversion",
      audience: "Hosts planning a weekend with guests of all ages",
      tactics:
        "Shows the whole range with prices, so nobody has to click to compare. The festival wording turns a product grid into a poster.",
      path: "/mixed",
      layout: "lineup",
      palette: "aqua",
      art: pack("can", 0, "Lime"),
      extras: [pack("can", 1, "Yuzu"), pack("can", 4, "Cherry"), pack("can", 5, "Plum")],
      words: {
        headline: "This summer's line-up.",
        subline: "Four headliners, no queue for the toilets.",
        button: "Book the mixed eight",
        bullets: ["Lime | $2.20", "Yuzu | $2.40", "Cherry | $2.20", "Plum | $2.40"],
      },
    },
    {
      slug: "sugar-chart",
      platform: "X",
      format: "16:9",
      goal: "Win label readers with a sugar comparison",
      stage: "Consideration",
      audience: "Parents and gym-goers cutting sugar this month",
      tactics:
        "A true-to-scale chart where being small is the win. The product stands on its own tiny bar, so the proof and the pack shot are one picture.",
      path: "/sugar",
      layout: "chart",
      palette: "coral",
      art: pack("can", 3, "Zero-ish"),
      words: {
        headline: "Sugar per can, in teaspoons.",
        button: "Read the back",
        stats: [
          { value: "9 tsp", label: "A cola" },
          { value: "8 tsp", label: "“Fruit” soda" },
          { value: "7 tsp", label: "Iced tea" },
          { value: "1 tsp", label: "Popsong" },
        ],
      },
    },
    {
      slug: "last-one",
      platform: "TikTok",
      format: "9:16",
      goal: "Make flatmates tag each other",
      stage: "Awareness",
      audience: "Students in shared flats who own one fridge",
      tactics: "A situation everybody has lived, told in the reader's own voice. The tag does the media buying.",
      path: "/",
      layout: "caption",
      palette: "neon",
      art: character("duck", "shocked", 2),
      extras: [illustration("smoothie", 2)],
      words: {
        headline: "POV: the fridge light comes on and the last cherry one is gone",
        subline: "It was Dave",
      },
    },
  ],
};
