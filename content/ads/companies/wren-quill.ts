import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Wren & Quill",
  mark: "leaf",
  industry: "Legal",
  site: "wrenandquill.example",
  type: "homeservices",
  ads: [
    {
      slug: "cat",
      place: 305,
      platform: "Facebook",
      format: "1:1",
      goal: "Start the conversation about a will",
      stage: "Awareness",
      audience: "Couples over 40 with a pet and no will",
      tactics:
        "A will is about death; this question is about breakfast. A small worry opens a door that a big one keeps shut. Price and effort stand below, where the second thought looks.",
      path: "/wills",
      layout: "horizon",
      palette: "clay",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Who gets the cat?",
        facts: ["Wills", "One visit", "£240"],
        button: "Put it in writing",
      },
    },
    {
      slug: "mortgage",
      place: 317,
      platform: "Pinterest",
      format: "4:5",
      goal: "Sell a cohabitation agreement without sounding grim",
      stage: "Consideration",
      audience: "Couples buying a first flat together",
      tactics:
        "Three short words, two signs between them: the contract hides in the grammar. It lands among wedding pins, where nobody else talks about the mortgage.",
      path: "/together",
      layout: "glyph",
      palette: "rust",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "You & me & the mortgage.",
        giants: ["&"],
        facts: ["Agreements for two", "Before the keys, not after"],
        button: "Book an hour",
      },
    },
  ],
} satisfies CompanyInput;
