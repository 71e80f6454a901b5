import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin Speaks",
  place: 13,
  popularity: 87,
  structure: "soapbox",
  captions: [
    ["If a website says “solutions”, I assume it makes problems"],
    ["A newsletter nobody leaves is a newsletter nobody opens"],
  ],
  alt: "Kevin the pigeon shouts through a megaphone from a crate; Marge the cat is bored and Moss the sloth is asleep.",
} satisfies MemeTemplateInput;
