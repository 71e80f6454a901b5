import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Eleven Domains",
  place: 85,
  popularity: 89,
  structure: "the-chase",
  captions: [
    ["A new .io domain", "Me", "The eleven I own"],
    ["Going viral", "The shop", "A customer holding cash"],
  ],
  alt: "Dog in full flight after a red ball, full bowl behind, shopkeeper reaching.",
} satisfies MemeTemplateInput;
