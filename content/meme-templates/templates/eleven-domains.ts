import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Eleven Domains",
  place: 85,
  popularity: 89,
  structure: "the-chase",
  scene: {
    things: { ignored: { id: "ball-crate", dx: -6, dy: 4, scale: 0.86 } },
  },
  captions: [
    ["A new .io domain", "Me", "The eleven I own"],
    ["Going viral", "The shop", "A customer holding cash"],
  ],
  alt: "Biscuit the dog races after a red ball, away from a crate full of red balls and from Sal, who reaches out for him.",
} satisfies MemeTemplateInput;
