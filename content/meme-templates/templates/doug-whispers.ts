import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Doug Whispers",
  place: 14,
  popularity: 74,
  structure: "soapbox",
  scene: {
    cast: {
      speaker: { who: "doug", mood: "nervous", pose: "whisper" },
      listener: { who: "biscuit", mood: "starry", pose: "clasp" },
      other: null,
    },
    things: { stand: "bread-crate" },
    places: { behind: { id: "sunny", wall: "#cfe6ee", ground: "#9fc3d1", accent: "#dcf0f5" } },
  },
  captions: [["I liked the old logo. There. I feel sick."], ["Most apps could have been a sheet of paper by the till"]],
  alt: "Upturned bread crate, tiny flag, whispering behind a glove; one supportive dog.",
} satisfies MemeTemplateInput;
