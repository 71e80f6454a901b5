import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Beep Overheats",
  place: 29,
  popularity: 93,
  structure: "two-levers",
  captions: [
    ["Raise prices", "Write “artisan” on it", "Every bakery in March"],
    ["Fix the form", "Blame the form", "Monday, 9:04"],
  ],
  alt: "Beep the robot sweats with one hand on a red lever and one on a blue lever, on yellow rays.",
} satisfies MemeTemplateInput;
