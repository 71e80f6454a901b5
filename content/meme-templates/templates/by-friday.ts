import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "By Friday",
  place: 81,
  popularity: 86,
  structure: "still-waiting",
  captions: [
    ["“Feedback by Friday!”", "Friday (which?)"],
    ["The file is “just processing”", "Year of the goat"],
  ],
  alt: "Moss the sloth covers his face at a desk that plants, mushrooms and a snail have taken over.",
} satisfies MemeTemplateInput;
