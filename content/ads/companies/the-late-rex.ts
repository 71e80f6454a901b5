import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "The Late Rex",
  mark: "spark",
  industry: "Games & Leisure",
  site: "thelaterex.example",
  type: "meta",
  ads: [
    {
      slug: "dark",
      place: 307,
      platform: "X",
      format: "1:1",
      goal: "Position a one-screen cinema against multiplexes",
      stage: "Awareness",
      audience: "Film lovers who complain about cinemas",
      tactics:
        "Three things it does not have, told as luxuries. The start time to the minute is the proof that the second one is true.",
      path: "/rules",
      layout: "skyline",
      palette: "noir",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "One screen. No phones. No adverts for cars.",
        giants: ["Dark"],
        facts: ["Doors 8.00, film 8.01"],
        button: "What’s on",
      },
    },
    {
      slug: "first-one",
      place: 322,
      platform: "Reddit",
      format: "16:9",
      goal: "Promote a season of originals",
      stage: "Conversion",
      audience: "Cinema regulars bored of part four",
      tactics:
        "Repeats the industry’s habit until it is wallpaper and lights the exception. The word does the complaining, the band stays polite.",
      path: "/season",
      layout: "swell",
      palette: "midnight",
      art: NO_ART,
      seed: 2,
      words: {
        headline: "We show the first one.",
        giants: ["Sequel"],
        facts: ["Twelve originals, all March"],
        button: "See the list",
      },
    },
  ],
} satisfies CompanyInput;
