import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria Listens",
  place: 74,
  popularity: 85,
  structure: "says-thinks",
  scene: {
    cast: { hero: { who: "victoria", mood: "polite", pose: "clasp", scale: 0.92 } },
    extras: [{ thing: "thunder-cloud", x: 0.9, y: 0.42 }],
    places: { behind: { id: "burst", wall: "#f5d0d8", accent: "#fadfe5" } },
  },
  captions: [
    ["“There are no bad ideas”", "There it is"],
    ["“What does everyone think?”", "I have already printed it"],
  ],
  alt: "Hands clasped, warm smile, cloud with a lightning edge.",
} satisfies MemeTemplateInput;
