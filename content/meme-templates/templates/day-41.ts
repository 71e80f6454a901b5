import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Day 41",
  place: 61,
  popularity: 87,
  structure: "tiny-trophy",
  captions: [
    ["Someone I am not related to bought something", "My shop, day 41"],
    ["The ad paid for itself, and for one onion", "Return on spend: 1.02"],
  ],
  alt: "In a purple spotlight Sal weeps into his moustache and holds up a cup the size of a thumb.",
} satisfies MemeTemplateInput;
