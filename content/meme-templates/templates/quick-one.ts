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
  alt: "Phone left, grey message; owl right, unmoved, teal wall.",
} satisfies MemeTemplateInput;
