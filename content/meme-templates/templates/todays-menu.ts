import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Today’s Menu",
  place: 33,
  popularity: 95,
  structure: "menu-board",
  captions: [
    ["Logo: £400", "Logo, you help: £600", "Logo, your nephew starts it: £2,000"],
    ["Flat white £3", "With laptop £3", "With laptop, four hours: rent"],
  ],
  alt: "Sal with a smug moustache presents a chalk board with three offers.",
} satisfies MemeTemplateInput;
