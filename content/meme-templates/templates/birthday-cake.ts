import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Birthday Cake",
  place: 70,
  popularity: 74,
  structure: "jack-in-the-box",
  scene: {
    cast: {
      jack: { who: "victoria", mood: "smug", pose: "hold", hold: "clipboard" },
      who: { who: "priya", mood: "shock", pose: "panic", hat: "party-hat" },
    },
    things: { box: "party-cake" },
  },
  captions: [
    ["Birthday cake", "Performance review", "Priya, 21"],
    ["Launch party", "Bug list", "Engineering"],
  ],
  alt: "Trolley cake bursts, boss rises with a clipboard and one candle.",
} satisfies MemeTemplateInput;
