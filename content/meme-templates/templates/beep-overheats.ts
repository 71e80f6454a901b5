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
  alt: "Console, red and blue lever, sweat on the screen, yellow rays.",
} satisfies MemeTemplateInput;
