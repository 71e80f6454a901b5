import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Copier",
  place: 96,
  popularity: 73,
  structure: "the-machine",
  scene: {
    cast: { operator: { who: "biscuit", mood: "smug", pose: "present" } },
    things: { machine: "copier", hopper: null, in: { id: "portrait", dy: 0 }, out: "lump" },
  },
  captions: [
    ["One good ad", "Resize for every channel", "A foot"],
    ["Simple question", "Company-wide survey", "Pizza party"],
  ],
  alt: "Photocopier, dog’s portrait in, each copy stranger.",
} satisfies MemeTemplateInput;
