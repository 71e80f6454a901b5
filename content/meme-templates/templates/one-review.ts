import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "One Review",
  place: 21,
  popularity: 92,
  structure: "scales",
  captions: [
    ["One review: “ok I guess”", "412 five-star reviews", "My brain, at 3 a.m."],
    ["One typo on the menu", "Eleven years of cooking", "What table six brought up"],
  ],
  alt: "On brass scales one envelope outweighs a heap of stars, and Doug the toast holds his head and cries.",
} satisfies MemeTemplateInput;
