import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Second Bell",
  mark: "sun",
  industry: "Education",
  site: "secondbell.example",
  type: "meta",
  ads: [
    {
      slug: "maths",
      place: 303,
      platform: "Pinterest",
      format: "4:5",
      goal: "Bring back adults who gave up on maths",
      stage: "Awareness",
      audience: "Adults who still dream about the exam",
      tactics:
        "Everyone has said this sentence. Changing one word turns a verdict into a date. The note takes away the fear that made it true: being marked.",
      path: "/maths",
      layout: "marked",
      palette: "paperclip",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "I was always bad at maths.",
        struck: {
          out: "always",
          instead: "once",
        },
        facts: ["Tuesdays, 7 pm. Nobody is marked."],
        button: "Sit in for free",
      },
    },
    {
      slug: "raised-hand",
      place: 315,
      platform: "Facebook",
      format: "1.91:1",
      goal: "Reframe evening classes as a treat",
      stage: "Awareness",
      audience: "Working adults, 30 to 65",
      tactics:
        "Takes the worst thing about school and removes it in one sentence. The giant word climbs like a raised hand.",
      path: "/courses",
      layout: "skyline",
      palette: "mustard",
      art: NO_ART,
      seed: 3,
      words: {
        headline: "School is better when nobody makes you go.",
        giants: ["Learn"],
        facts: ["41 evening classes"],
        button: "Pick one",
      },
    },
    {
      slug: "seven",
      place: 321,
      platform: "LinkedIn",
      format: "1:1",
      goal: "Fill autumn courses with people who work late",
      stage: "Conversion",
      audience: "Office workers who are free from six",
      tactics:
        "When is the first question about an evening class, so the answer is the picture. Three courses that do not belong together say there is one for you.",
      path: "/autumn",
      layout: "overprint",
      palette: "sunset",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "Welding, Welsh and wine. After work, in that order.",
        giants: ["7", "PM"],
        facts: ["Ten evenings, £90"],
        button: "Enrol",
      },
    },
  ],
} satisfies CompanyInput;
