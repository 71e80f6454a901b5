import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Beige",
  place: 93,
  popularity: 91,
  structure: "the-machine",
  captions: [
    ["One clear idea", "Seven stakeholders", "Beige"],
    ["A joke", "Brand safety", "“Happy Tuesday!”"],
  ],
  alt: "Beep the robot shows a machine that has turned a star into a beige lump with a face.",
} satisfies MemeTemplateInput;
