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
  alt: "Victoria shouts through a megaphone, Priya bails with a mug and Gerald the duck sleeps in the same rowing boat.",
} satisfies MemeTemplateInput;
