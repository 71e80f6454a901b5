import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "It Was Seven",
  place: 64,
  popularity: 66,
  structure: "tiny-trophy",
  scene: {
    cast: {
      winner: { who: "beep", mood: "proud", stance: "kneel", view: "side", scarf: "big-medal" },
      witness: { who: "agnes", mood: "suspicious", pose: "hold", hold: "calculator" },
    },
  },
  captions: [
    ["I counted to seven and they checked and it was seven", "Accuracy (1)"],
    ["They used my first draft", "As a warning"],
  ],
  alt: "Robot kneels under a medal bigger than he is, owl checks the sum.",
} satisfies MemeTemplateInput;
