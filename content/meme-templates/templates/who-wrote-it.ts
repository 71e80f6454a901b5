import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Who Wrote It",
  place: 80,
  popularity: 64,
  structure: "the-lift",
  scene: {
    cast: {
      left: { who: "beep", mood: "delighted", pose: "hold", hold: "paper" },
      right: { who: "agnes", mood: "dead", gaze: [0, 0] },
    },
  },
  captions: [
    ["Ground floor", "Wrote the report", "Wrote “I wrote the report”"],
    ["Nobody presses a button", "Marketing", "Sales"],
  ],
  alt: "Robot beams, owl looks at us.",
} satisfies MemeTemplateInput;
