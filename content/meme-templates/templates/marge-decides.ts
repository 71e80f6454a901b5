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
  alt: "Mug pushed off the table while looking at us; then in the box, in love.",
} satisfies MemeTemplateInput;
