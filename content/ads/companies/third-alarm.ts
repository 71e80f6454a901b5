import { object, pack } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export const thirdAlarm: CompanyInput = {
  name: "Third Alarm",
  mark: "bolt",
  industry: "Food & Drink",
  site: "thirdalarm.example",
  type: "meta",
  ads: [
    {
      slug: "read-the-label",
      platform: "Instagram",
      format: "4:5",
      goal: "Sell the first bottle of a new hot sauce to people who already own five",
      stage: "Conversion",
      audience: "Hot-sauce collectors, 22-40, who follow chilli growers and barbecue accounts",
      tactics:
        "The headline dares the reader instead of praising the product, and the label looks like a warning sign. The number in the badge proves the claim without a superlative.",
      path: "/reaper",
      layout: "poster",
      palette: "banana",
      art: pack("bottle", 3, "Reaper & pineapple"),
      words: {
        headline: "**Two drops.** We said two.",
        subline: "Carolina chilli, smoked pineapple, one very sorry uncle.",
        button: "Take the dare",
        badge: { text: "8/10", small: "on our scale" },
      },
    },
    {
      slug: "milk-not-included",
      platform: "Facebook",
      format: "1:1",
      goal: "Move a seasonal three-pack before the barbecue weekend",
      stage: "Conversion",
      audience: "Home grillers, 30-55, planning a cookout in the next ten days",
      tactics:
        "A real deadline, a countable saving and a joke that only works if you know the product. The offer sits in a sticker, so the headline is free to be funny.",
      path: "/three-pack",
      layout: "melt",
      palette: "tomato",
      typeface: "slab",
      art: object("hot-pepper"),
      words: {
        headline: "Milk not included.",
        subline: "Mild, loud and regret: all three bottles until Sunday.",
        button: "Get the three-pack",
        badge: { text: "3 for 2", small: "ends Sunday" },
      },
    },
    {
      slug: "eggs-were-fine",
      platform: "X",
      format: "16:9",
      goal: "Get a laugh and a repost from people who put sauce on everything",
      stage: "Awareness",
      audience: "Food-meme followers, 18-34, who post their breakfast",
      tactics:
        "Borrows the two-panel reject and accept joke, so it reads in a second and feels native to the feed. The product is the punchline, not the subject.",
      path: "/",
      layout: "reject-accept",
      palette: "coral",
      art: { kit: "character", variant: "person", seed: 3 },
      words: { headline: "Breakfast, decided.", bullets: ["Eggs", "A red puddle with some egg in it"] },
    },
    {
      slug: "what-is-in-it",
      platform: "Pinterest",
      format: "4:5",
      goal: "Win cooks who think hot sauce is all vinegar",
      stage: "Consideration",
      audience: "Recipe savers, 25-45, who read ingredients before they buy",
      tactics:
        "Lists what is inside and nothing else: an honest inventory beats adjectives with people who read labels. The ticks make four ingredients feel like a finished job.",
      path: "/ingredients",
      layout: "checklist",
      palette: "bordeaux",
      art: object("tomato"),
      extras: [object("hot-pepper")],
      words: {
        headline: "Four ingredients. You can pronounce all of them.",
        bullets: ["Chillies, fermented 40 days", "Pineapple, smoked over oak", "Sea salt", "Time"],
        button: "See the batch",
        badge: { text: "40 days", small: "in the barrel" },
      },
    },
  ],
};
