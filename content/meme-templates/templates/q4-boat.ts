import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Q4 Boat",
  place: 89,
  popularity: 87,
  structure: "the-boat",
  captions: [
    ["Strategy", "The intern", "The agency", "Q4 campaign"],
    ["Podcast on discipline", "Mum", "Me", "My business"],
  ],
  alt: "Rowing boat, megaphone, bailing with a mug, sleeping duck.",
} satisfies MemeTemplateInput;
