import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Marge Decides",
  place: 25,
  popularity: 97,
  structure: "shove-keep",
  captions: [
    ["A full-funnel attribution model", "“How did you hear about us?”"],
    ["Standing desk, £1,200", "The warm bit on top of the printer"],
  ],
  alt: "Marge the cat looks at us and pushes a mug off the table; below, she sits in a cardboard box, in love.",
} satisfies MemeTemplateInput;
