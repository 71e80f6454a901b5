import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Doug Reads On",
  place: 1,
  popularity: 94,
  structure: "big-face",
  captions: [
    ["“We love it! Just a few tiny thoughts:” and the scroll bar is this big ▏"],
    ["My card was just charged by a tool I do not remember, called Flowly"],
  ],
  alt: "Close-up, pale blue burst, three sweat drops, wobbling mouth.",
} satisfies MemeTemplateInput;
