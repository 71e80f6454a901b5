import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Coffee Soon",
  place: 77,
  popularity: 84,
  structure: "the-lift",
  captions: [
    ["Floor 1 of 14", "“Let’s grab coffee soon!”", "Three years ago"],
    ["Neither of us reads the group", "Me", "Who made the group"],
  ],
  alt: "Gerald the duck sweats and Marge the cat stares straight ahead in a steel lift.",
} satisfies MemeTemplateInput;
