import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Twice Round",
  mark: "orbit",
  industry: "Home Services",
  site: "twiceround.example",
  type: "homeservices",
  ads: [
    {
      slug: "bin",
      place: 304,
      platform: "Reddit",
      format: "4:5",
      goal: "Announce a monthly repair café",
      stage: "Awareness",
      audience: "People with a broken thing by the door",
      tactics:
        "Two short orders that sound alike and mean the opposite, so the second one sticks. Bars like barrier tape stop the walk to the bin.",
      path: "/saturday",
      layout: "barricade",
      palette: "concrete",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Don’t bin it. Bring it.",
        facts: ["First Saturday, 10 to 2"],
        button: "See what we fix",
      },
    },
    {
      slug: "noise",
      place: 316,
      platform: "X",
      format: "16:9",
      goal: "Get calls before people buy new",
      stage: "Conversion",
      audience: "Owners of a washing machine that has started to talk",
      tactics:
        "Everyone can do the noise and nobody knows the part. Asking for what people have, not for what they lack, makes the call easy.",
      path: "/noise",
      layout: "dial",
      palette: "banana",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Just do the noise it makes. We’ll know.",
        giants: ["0117 496 0158"],
        facts: ["We like noises"],
      },
    },
    {
      slug: "toaster",
      place: 326,
      platform: "Facebook",
      format: "1.91:1",
      goal: "Change the default from replace to repair",
      stage: "Consideration",
      audience: "Households about to throw away small appliances",
      tactics:
        "Keeps the shop assistant’s sentence and corrects it. The crumbs are a joke that also tells you not to clean it first: no hurdle left.",
      path: "/small",
      layout: "marked",
      palette: "sky",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Your toaster is beyond repair.",
        struck: {
          out: "beyond",
          instead: "waiting for",
        },
        facts: ["Bring it, crumbs and all"],
        button: "Get a slot",
      },
    },
  ],
} satisfies CompanyInput;
