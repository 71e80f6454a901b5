import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Free Trial",
  place: 69,
  popularity: 88,
  structure: "jack-in-the-box",
  captions: [
    ["Free trial", "Card details, please", "Me, having a nice time"],
    ["“One last thing”", "Everything", "The call, 16:59"],
  ],
  alt: "Biscuit the dog winds a blue box, and Victoria shoots out of it on a spring, shouting.",
} satisfies MemeTemplateInput;
