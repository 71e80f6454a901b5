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
  alt: "Glass dome on a plinth, calendar with three ticks, moved dog.",
} satisfies MemeTemplateInput;
