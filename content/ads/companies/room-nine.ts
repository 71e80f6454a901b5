import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Room Nine",
  mark: "loop",
  industry: "Health & Fitness",
  site: "roomnine.example",
  type: "meta",
  ads: [
    {
      slug: "fifty-minutes",
      place: 311,
      platform: "Instagram",
      format: "9:16",
      goal: "Make a first therapy session feel like rest",
      stage: "Awareness",
      audience: "Parents and carers who are always on call",
      tactics:
        "Sells the time, not the treatment. Nobody has to call themselves ill to want it. A calm field and a low sun do what a stock photo of a sofa cannot.",
      path: "/first",
      layout: "horizon",
      palette: "sage",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "Fifty minutes in which nobody needs you.",
        facts: ["Talk therapy", "Evenings too"],
        button: "See free hours",
      },
    },
    {
      slug: "really",
      place: 319,
      platform: "Instagram",
      format: "1:1",
      goal: "Reach people who never say what is wrong",
      stage: "Awareness",
      audience: "Adults whose friends stopped asking",
      tactics:
        "The page shows all that was not said, and the one line that was. It diagnoses nothing; the reader fills in the bars.",
      path: "/talk",
      layout: "redacted",
      palette: "arctic",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "No, really. I’m fine.",
        button: "Say the rest",
      },
    },
  ],
} satisfies CompanyInput;
