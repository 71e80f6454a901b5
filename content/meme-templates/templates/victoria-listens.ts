import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria Listens",
  place: 74,
  popularity: 85,
  structure: "says-thinks",
  scene: {
    cast: { hero: { who: "victoria", mood: "polite", pose: "clasp", scale: 0.92, dy: 12 } },
    things: { storm: { id: "storm-edge", scale: 0.98 } },
    places: { behind: { id: "burst", wall: "#f5d0d8", accent: "#fadfe5" } },
  },
  captions: [
    ["“There are no bad ideas”", "There it is"],
    ["“What does everyone think?”", "I have already printed it"],
  ],
  alt: "Victoria smiles warmly with clasped hands, and her thought is a storm cloud with lightning.",
} satisfies MemeTemplateInput;
