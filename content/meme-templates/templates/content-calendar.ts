import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Content Calendar",
  place: 49,
  popularity: 89,
  structure: "exhibit",
  captions: [
    ["Abandoned around the ninth of January.", "Content calendar, c. 2025"],
    ["Scholars believe it was once opened.", "Brand guidelines"],
  ],
  alt: "Agnes the owl shows a calendar with three ticks under a glass dome, and Biscuit the dog is moved to tears.",
} satisfies MemeTemplateInput;
