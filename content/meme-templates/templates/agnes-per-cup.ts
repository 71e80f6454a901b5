import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Agnes per Cup",
  place: 44,
  popularity: 44,
  structure: "ripening",
  scene: {
    cast: {
      one: { who: "agnes", mood: "calm", pose: "hold", hold: "mug" },
      two: { who: "agnes", mood: "suspicious", pose: "hold", hold: "cold-mug" },
      three: { who: "agnes", mood: "dead", pose: "hold", hold: "cold-mug", coat: "rough" },
      four: { who: "agnes", mood: "shaken", pose: "hold", hold: "dirty-mug", coat: "rough" },
    },
  },
  captions: [
    ["“Good morning!”", "“Hello”", "Evening", "Which day"],
    ["Strategy", "Deck", "Deck about the deck", "4 p.m."],
  ],
  alt: "Four cups, emptier each time, feathers rougher each time.",
} satisfies MemeTemplateInput;
