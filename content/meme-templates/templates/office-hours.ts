import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Office Hours",
  place: 17,
  popularity: 85,
  structure: "whiteboard",
  captions: [
    ["Nobody reads the second paragraph. You didn’t either."],
    ["Reach: people who saw it. Impressions: people who saw it while looking for something else."],
  ],
  alt: "Agnes the owl points at a green board with one wing; Fergus the frog thinks it over and Biscuit the dog cheers.",
} satisfies MemeTemplateInput;
