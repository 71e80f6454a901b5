import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Muckle Farm",
  mark: "leaf",
  industry: "Food & Drink",
  site: "mucklefarm.example",
  type: "meta",
  ads: [
    {
      slug: "potato",
      place: 302,
      platform: "Instagram",
      format: "4:5",
      goal: "Sell potatoes by the sack on Fridays",
      stage: "Conversion",
      audience: "Households within ten miles of the farm gate",
      tactics:
        "Dirt is the proof of freshness that supermarkets wash off. One word in a heap looks like a heap, and the price per sack ends the thought.",
      path: "/sacks",
      layout: "swell",
      palette: "cocoa",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Still wearing its field.",
        giants: ["Potato"],
        facts: ["5 kg for £4.50"],
        button: "Reserve a sack",
      },
    },
    {
      slug: "gossip",
      place: 320,
      platform: "Instagram",
      format: "9:16",
      goal: "Make the Friday shop a habit",
      stage: "Retention",
      audience: "Villagers who came once",
      tactics:
        "A list of three where the last one is not for sale. People come for the eggs and return for the news; the ad says what regulars know.",
      path: "/friday",
      layout: "wall",
      palette: "forest",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "Eggs. Leeks. Gossip.",
        facts: ["Fridays, 8 till it’s gone"],
        button: "Find the gate",
      },
    },
  ],
} satisfies CompanyInput;
