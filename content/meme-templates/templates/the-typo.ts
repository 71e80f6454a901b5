import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Typo",
  place: 57,
  popularity: 87,
  structure: "podium",
  captions: [
    ["Best-performing post this year", "12-part brand film", "Typo", "Founder’s essay"],
    ["What sold the most", "The good candle", "The joke one", "Gift cards"],
  ],
  alt: "On a podium Kevin the pigeon holds the trophy, Victoria fumes on second place and Tunde weeps on third.",
} satisfies MemeTemplateInput;
