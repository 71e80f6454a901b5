import { illustration, object } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Evenly",
  mark: "grid",
  industry: "Finance",
  site: "evenly.example",
  type: "saas",
  ads: [
    {
      slug: "group-trip",
      place: 109,
      platform: "Instagram",
      format: "4:5",
      goal: "Show the awkward money chat solved",
      stage: "Awareness",
      audience: "Friend groups, 20-30, after a trip",
      tactics: "The most avoided message in the world, ended in one line. A chat is the demo and the drama.",
      path: "/split",
      layout: "thread",
      palette: "coral",
      art: illustration("beer", 5),
      words: {
        headline: "Nobody has to be Kevin about it.",
        button: "Split it",
        bullets: [
          "so who paid for the boat",
          "I paid, it's fine!!",
          "it's been 7 months",
          "Evenly: Kevin owes $43. Asked nicely.",
        ],
      },
    },
    {
      slug: "dinner-poll",
      place: 18,
      platform: "Facebook",
      format: "1:1",
      goal: "Debate how to split dinner",
      stage: "Awareness",
      audience: "Groups who eat out",
      tactics: "Everybody has had the salad. A fight the brand can referee.",
      path: "/dinner",
      layout: "poll",
      palette: "tomato",
      art: object("sushi"),
      words: {
        headline: "“Shall we just split it evenly?”",
        subline: "says the one with the lobster.",
        button: "Split by dish",
        stats: [
          { value: "12%", label: "Sure!" },
          { value: "31%", label: "Sure. (Seething)" },
          { value: "57%", label: "I had a salad" },
        ],
      },
    },
  ],
} satisfies CompanyInput;
