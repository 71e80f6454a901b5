import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Tin Cans",
  place: 46,
  popularity: 79,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "fergus", mood: "calm", pose: "call", hold: "tin-can" },
      two: { who: "moss", mood: "dead", pose: "call", hold: "tin-can" },
      three: { who: "biscuit", mood: "starry", pose: "call", hold: "tin-can" },
      four: { who: "beep", mood: "nervous", pose: "call", hold: "tin-can" },
    },
    things: { four: null },
    places: { one: "garden", two: "garden", three: "garden", four: "garden" },
  },
  captions: [
    ["“Keep it simple”", "“Keep it, Simon”", "“Simon has it”", "“Who is Simon?”"],
    ["“Two for one”", "“To forgive one”", "“Forgive us”", "“Free therapy with every pizza”"],
  ],
  alt: "Tin-can telephones strung along a garden fence.",
} satisfies MemeTemplateInput;
