import { doodle, object, screen } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Tagteam",
  mark: "heart",
  industry: "Family & Kids",
  site: "tagteam.example",
  type: "saas",
  ads: [
    {
      slug: "nanny-share",
      place: 72,
      platform: "Instagram",
      format: "9:16",
      goal: "Explain nanny sharing in a chat",
      stage: "Conversion",
      audience: "Parents returning to work",
      tactics: "Half the price, said by a person. The naptime line is what parents repeat.",
      path: "/share",
      layout: "phone",
      palette: "peach",
      art: screen("chat", 2, {
        talk: [
          "Could you take both on Tuesday?",
          "Yes! Same price each, half for you.",
          "Half?!",
          "That's how sharing works",
          "I could cry",
          "Please do it after naptime",
        ],
      }),
      words: {
        headline: "Half a nanny. The good half.",
        button: "Find your other half",
        stats: [
          { value: "2 streets", label: "Jonas, 2, likes buses" },
          { value: "$9 / h", label: "instead of $18" },
        ],
      },
    },
    {
      slug: "juggle",
      place: 164,
      platform: "Facebook",
      format: "1:1",
      goal: "Empathise with working parents",
      stage: "Awareness",
      audience: "Working parents of under-fives",
      tactics: "The drawing is the reader. Doodle warmth instead of a stock mother with a laptop.",
      path: "/",
      layout: "doodle-scene",
      palette: "peach",
      art: doodle("juggle", 11),
      words: {
        headline: "You can't outsource bedtime. Tuesday, though.",
        subline: "Share a nanny with a family near you.",
        button: "Share Tuesday",
        note: "Tues!",
      },
    },
    {
      slug: "match-poll",
      place: 46,
      platform: "LinkedIn",
      format: "1:1",
      goal: "Reach professionals planning a return",
      stage: "Consideration",
      audience: "Managers on parental leave",
      tactics:
        "A work-network question about the thing nobody says at work. The answer that wins is a joke; the need is not.",
      path: "/return",
      layout: "poll",
      palette: "lavender",
      art: object("alarm-clock"),
      words: {
        headline: "What stops you going back?",
        button: "See nannies near you",
        stats: [
          { value: "29%", label: "The commute" },
          { value: "52%", label: "Daycare: 2031" },
          { value: "19%", label: "I like the naps" },
        ],
      },
    },
  ],
} satisfies CompanyInput;
