import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Founder",
  place: 53,
  popularity: 86,
  structure: "field-notes",
  captions: [
    ["The founder returns to the analytics. It has been four minutes."],
    ["Startled by a phone call, the freelancer plays dead."],
  ],
  alt: "Through binoculars: Tunde crouches behind a laptop in a jungle clearing and looks about him.",
} satisfies MemeTemplateInput;
