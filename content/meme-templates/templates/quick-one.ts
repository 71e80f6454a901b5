import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Quick One",
  place: 5,
  popularity: 88,
  structure: "phone-and-face",
  captions: [
    ["hey! quick one", "It was not a quick one"],
    ["Love it. Can it be an app?", "It was a flyer"],
  ],
  alt: "A phone shows a message; beside it Agnes the owl looks at us with half-closed eyes and does not move.",
} satisfies MemeTemplateInput;
