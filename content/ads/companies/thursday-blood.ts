import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Thursday Blood",
  mark: "drop",
  industry: "Causes",
  site: "thursdayblood.example",
  type: "meta",
  ads: [
    {
      slug: "eight-minutes",
      place: 308,
      platform: "Instagram",
      format: "9:16",
      goal: "Remove the time excuse for first-time donors",
      stage: "Consideration",
      audience: "Healthy adults, 18 to 35, who mean to",
      tactics:
        "The objection is time, so time is the hero, and it is smaller than a coffee queue. The biscuit is the detail everyone who has given remembers.",
      path: "/how-long",
      layout: "tide",
      palette: "tomato",
      art: NO_ART,
      seed: 2,
      words: {
        headline: "That’s the giving part. The biscuit takes longer.",
        giants: ["8 min"],
        facts: ["Thursdays, 2 to 8 pm"],
        button: "Find a chair",
      },
    },
    {
      slug: "low-on-you",
      place: 314,
      platform: "Instagram",
      format: "4:5",
      goal: "Call in donors with a rare type",
      stage: "Conversion",
      audience: "Registered O negative donors nearby",
      tactics:
        "Speaks to one blood type and to nobody else, so those who have it feel picked. Low on you turns a statistic into a person waiting.",
      path: "/o-negative",
      layout: "arcs",
      palette: "blush",
      art: NO_ART,
      seed: 3,
      words: {
        headline: "Somebody out there is running low on you.",
        giants: ["O neg"],
        facts: ["Two days’ supply left"],
        button: "Come Thursday",
      },
    },
    {
      slug: "joan",
      place: 328,
      platform: "Facebook",
      format: "1:1",
      goal: "Get people afraid of needles to ask a question",
      stage: "Consideration",
      audience: "Willing people who look away at injections",
      tactics:
        "Admits the fear and hands it to a named nurse with a hobby. A call commits to nothing, which is why it is the right first step for the nervous.",
      path: "/joan",
      layout: "dial",
      palette: "orchid",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Afraid of the needle? Joan will tell you about her budgie.",
        giants: ["0117 496 0171"],
        facts: ["Ask for Joan"],
      },
    },
  ],
} satisfies CompanyInput;
