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
  alt: "Green board, pointer wing, one thinking frog, one ecstatic dog.",
} satisfies MemeTemplateInput;
