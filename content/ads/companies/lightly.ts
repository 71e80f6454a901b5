import { object } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Lightly",
  mark: "bolt",
  industry: "Travel",
  site: "lightly.example",
  type: "meta",
  ads: [
    {
      slug: "one-bag",
      place: 22,
      platform: "Instagram",
      format: "1:1",
      goal: "Justify a premium carry-on",
      stage: "Consideration",
      audience: "Frequent flyers who have lost a wheel",
      tactics: "Every callout is an airport injury. Features as scars is how travellers think.",
      path: "/case",
      layout: "anatomy",
      palette: "arctic",
      art: object("luggage"),
      words: {
        headline: "The case, confessed.",
        button: "See the case",
        bullets: ["Fits the small airline", "Sticker hides coffee", "Wheels: from skateboards", "Repair for life"],
      },
    },
    {
      slug: "packing-list",
      place: 204,
      platform: "Pinterest",
      format: "4:5",
      goal: "Useful packing list that earns saves",
      stage: "Consideration",
      audience: "Weekend travellers",
      tactics: "Utility first: the list works with any bag. It is saved, then seen again every trip.",
      path: "/list",
      layout: "memo",
      palette: "peach",
      art: object("sunglasses"),
      seed: 1,
      words: {
        headline: "4 days, 1 small bag",
        button: "the bag: 2.1 kg",
        bullets: [
          "shoes: 1, worn",
          "shirts: 3, rolled",
          "charger: yes, that one",
          "book: one you'll finish",
          "the fifth shirt: no",
        ],
      },
    },
  ],
} satisfies CompanyInput;
