import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Flat Street Choir",
  mark: "smile",
  industry: "Games & Leisure",
  site: "flatstreetchoir.example",
  type: "meta",
  ads: [
    {
      slug: "sharp",
      place: 301,
      platform: "Reddit",
      format: "1:1",
      goal: "Lower the bar for people who think they cannot sing",
      stage: "Awareness",
      audience: "Adults told to mime in school",
      tactics:
        "The sign is a hash to most and a sharp to singers, so both get the joke. Being a little off is made the entry ticket.",
      path: "/join",
      layout: "glyph",
      palette: "lilac",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "Slightly sharp. Always welcome.",
        giants: ["#"],
        facts: ["No audition", "Wednesdays at seven"],
        button: "Come and hum",
      },
    },
    {
      slug: "alone",
      place: 310,
      platform: "Facebook",
      format: "1:1",
      goal: "Recruit members who miss company",
      stage: "Consideration",
      audience: "People new in town, and widowed neighbours",
      tactics:
        "Read once it is an excuse, read twice it is the reason to come. A line with two meanings gets read twice.",
      path: "/everyone",
      layout: "wall",
      palette: "grape",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "Nobody here can sing alone.",
        facts: ["No audition", "£4 a night"],
        button: "Join in",
      },
    },
    {
      slug: "mouth",
      place: 324,
      platform: "TikTok",
      format: "9:16",
      goal: "Get under-30s to a free first evening",
      stage: "Conversion",
      audience: "Students and shower singers",
      tactics:
        "An instruction anyone can follow right now, bent into sound waves. Free is said once, where the eye comes to rest.",
      path: "/first-night",
      layout: "arcs",
      palette: "neon",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Open your mouth. See what comes out.",
        giants: ["Free"],
        facts: ["First night, any Wednesday"],
        button: "Save me a chair",
      },
    },
  ],
} satisfies CompanyInput;
