import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Bellwether Care",
  mark: "heart",
  industry: "Recruiting & HR",
  site: "bellwethercare.example",
  type: "meta",
  ads: [
    {
      slug: "hour",
      place: 300,
      platform: "LinkedIn",
      format: "1:1",
      goal: "Recruit home carers with the pay in the picture",
      stage: "Conversion",
      audience: "Carers who are paid by the visit and drive for free",
      tactics:
        "Pay is the headline other job ads hide at the bottom. The line then names the unpaid half of the job, and everyone who has done it knows what that is worth.",
      path: "/pay",
      layout: "tide",
      palette: "coral",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "An hour. Traffic between two visits counts as work.",
        giants: ["£17.40"],
        facts: ["Home carers", "No split shifts"],
        button: "Apply",
      },
    },
    {
      slug: "second-cup",
      place: 323,
      platform: "LinkedIn",
      format: "1.91:1",
      goal: "Attract carers by temperament, not by certificate",
      stage: "Awareness",
      audience: "People who are good with old people and do not know it is a job",
      tactics:
        "Describes a person instead of listing requirements. Whoever recognises themselves has passed the first interview. Type to the edges says we mean it.",
      path: "/people",
      layout: "wall",
      palette: "bordeaux",
      art: NO_ART,
      seed: 2,
      words: {
        headline: "Wanted: people who stay for the second cup.",
        facts: ["Home carers, £17.40 an hour"],
        button: "That’s me",
      },
    },
  ],
} satisfies CompanyInput;
