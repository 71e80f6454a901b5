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
  alt: "Close-up of Doug the slice of toast with wide eyes, sweat drops and a wobbling mouth, on pale blue rays.",
} satisfies MemeTemplateInput;
