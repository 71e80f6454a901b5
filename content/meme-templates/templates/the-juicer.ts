import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Juicer",
  place: 94,
  popularity: 83,
  structure: "the-machine",
  scene: {
    cast: { operator: { who: "sal", mood: "shock", pose: "present", dx: -14, scale: 0.94, gaze: [0.9, 0] } },
    things: {
      machine: { id: "grand-juicer", dx: 16, dy: 6, scale: 0.94 },
      hopper: { id: "hopper", tone: "gold", dx: -2, dy: 10 },
      in: { id: "fruit-heap", dx: -2, dy: 6 },
      conveyor: null,
      out: { id: "one-drop", dx: -24, dy: -2 },
    },
    places: { behind: { id: "plain", wall: "#cfe6d4", ground: "#8db596" } },
  },
  boxes: { machine: { x: 0.385, y: 0.43, w: 0.31, h: 0.16 }, in: { x: 0.3, y: 0.03, w: 0.36, h: 0.11 } },
  captions: [
    ["£500 of ads", "The funnel", "One like, from Dad"],
    ["My weekend", "“Just one tweak”", "A comma"],
  ],
  alt: "Sal presents a giant brass juicer that has turned a cartload of fruit into one drop.",
} satisfies MemeTemplateInput;
