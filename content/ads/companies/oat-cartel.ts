import { object, pack } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Oat Cartel",
  mark: "leaf",
  industry: "Food & Drink",
  site: "oatcartel.example",
  type: "meta",
  ads: [
    {
      slug: "cow-review",
      place: 286,
      platform: "Instagram",
      format: "4:5",
      goal: "Get oat-milk sceptics to laugh and remember the name",
      stage: "Awareness",
      audience: "Milk drinkers, 20-40, who have tried oat once and shrugged",
      tactics:
        "A bad review from the competition, who happens to be a cow. Self-mockery in the voice of an ordinary post lowers the guard, and the carton is the only thing in frame.",
      path: "/",
      layout: "post",
      palette: "mint",
      art: pack("carton", 3, "Barista oat"),
      words: {
        headline:
          "One star. Tastes fine, but where was I in all of this? Nobody asked me. I have feelings and four stomachs.",
        stats: [
          { value: "9.1k", label: "likes" },
          { value: "204", label: "replies" },
        ],
        person: { name: "A cow", role: "verified non-purchaser" },
      },
    },
    {
      slug: "foam-test",
      place: 184,
      platform: "TikTok",
      format: "9:16",
      goal: "Prove it foams like milk to home baristas",
      stage: "Consideration",
      audience: "People with a milk wand at home and strong opinions",
      tactics:
        "Four tests a viewer can repeat in their own kitchen. A claim you can check is worth more than a claim you must trust.",
      path: "/foam",
      layout: "versus",
      palette: "sage",
      art: pack("carton", 3, "Barista oat"),
      words: {
        headline: "Steams like the real thing. Argues less.",
        button: "Watch the pour",
        bullets: ["Foam holds 4 minutes", "Does not split at 70°", "No gum, no oil", "Tastes of oats, faintly"],
        rival: "Other oat",
      },
    },
    {
      slug: "office-fridge",
      place: 20,
      platform: "LinkedIn",
      format: "1:1",
      goal: "Sell a monthly case to office managers",
      stage: "Conversion",
      audience: "Office and workplace managers at teams of 15-80",
      tactics:
        "Speaks to the person who refills the fridge, not the drinker. The coupon form makes a trial case feel already paid for.",
      path: "/offices",
      layout: "coupon",
      palette: "butter",
      art: pack("carton", 1, "Barista oat"),
      words: {
        headline: "The fridge note says: WHO FINISHED IT.",
        subline: "Twelve cartons on the first Monday of every month. No more notes.",
        button: "Send a free case",
        badge: { text: "Case 1 free", small: "cancel by fridge note" },
        note: "OFFICE-12",
      },
    },
    {
      slug: "oat-count",
      place: 92,
      platform: "Pinterest",
      format: "4:5",
      goal: "Earn saves with a single memorable number",
      stage: "Awareness",
      audience: "Plant-based cooks collecting breakfast ideas",
      tactics:
        "A wall of one plant and a number too precise to be made up. Precision reads as honesty, even in a joke.",
      path: "/how",
      layout: "pattern",
      palette: "matcha",
      art: object("leafy-green"),
      seed: 0,
      words: {
        headline: "4,216 oats died for this latte.",
        subline: "They would want you to enjoy it.",
        button: "See how it's milled",
      },
    },
  ],
} satisfies CompanyInput;
