import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Juicer",
  place: 94,
  popularity: 83,
  structure: "the-machine",
  scene: {
    cast: { operator: { who: "sal", mood: "shock", pose: "present" } },
    things: { machine: "juicer", in: { id: "fruit-crate", dy: 0 }, out: "droplet" },
  },
  captions: [
    ["£500 of ads", "The funnel", "One like, from Dad"],
    ["My weekend", "“Just one tweak”", "A comma"],
  ],
  alt: "Giant brass juicer, cartload of fruit in, one drop out.",
} satisfies MemeTemplateInput;
