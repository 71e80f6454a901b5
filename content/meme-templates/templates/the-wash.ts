import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Wash",
  place: 95,
  popularity: 65,
  structure: "the-machine",
  scene: {
    cast: { operator: { who: "nana", mood: "shock", pose: "panic" }, other: { who: "marge", mood: "dead" } },
    things: { machine: "washer", hopper: null, in: { id: "laundry", dx: 40, dy: 40 }, out: "grey-laundry" },
  },
  captions: [
    ["Twelve brand colours", "The new guidelines", "Dark grey"],
    ["Your honest review", "Our moderators", "“Nice.”"],
  ],
  alt: "Washing machine, rainbow laundry in, grey laundry out.",
} satisfies MemeTemplateInput;
