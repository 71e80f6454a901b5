import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Smallprint",
  mark: "stack",
  industry: "Legal",
  site: "smallprint.example",
  type: "homeservices",
  ads: [
    {
      slug: "clause-14",
      place: 298,
      platform: "Instagram",
      format: "4:5",
      goal: "Get tenants to have a lease read before they sign",
      stage: "Consideration",
      audience: "Renters holding eleven pages and a pen",
      tactics:
        "A lease is a wall of text, so the ad is one too, with the only sentence that matters left standing. Naming the clause makes it sound read, not guessed.",
      path: "/lease",
      layout: "redacted",
      palette: "newsprint",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Clause 14 is not legal.",
        facts: ["Leases read in a day", "£60 flat"],
        button: "Send us yours",
      },
    },
    {
      slug: "boiler",
      place: 312,
      platform: "Google Display",
      format: "1:1",
      goal: "Reach tenants in the week something breaks",
      stage: "Conversion",
      audience: "Tenants searching who pays for repairs",
      tactics:
        "One word of a sentence people have been told is corrected by hand. The reader sees the mistake being put right, which is the whole service in a second.",
      path: "/repairs",
      layout: "marked",
      palette: "swiss",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "The tenant pays for the broken boiler.",
        struck: {
          out: "tenant",
          instead: "landlord",
        },
        facts: ["He hoped you wouldn’t ask"],
        button: "Ask us first",
      },
    },
    {
      slug: "paragraph",
      place: 325,
      platform: "LinkedIn",
      format: "1.91:1",
      goal: "Position the firm for small landlord disputes",
      stage: "Awareness",
      audience: "Employees who rent and never called a lawyer",
      tactics:
        "The section sign is the one drawing a law firm owns, so it may be enormous. The copy does the opposite and speaks like a neighbour.",
      path: "/sections",
      layout: "glyph",
      palette: "olive",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "There is a law against that. We know its number.",
        giants: ["§"],
        facts: ["Tenancy law, nothing else"],
        button: "Tell us what he did",
      },
    },
  ],
} satisfies CompanyInput;
