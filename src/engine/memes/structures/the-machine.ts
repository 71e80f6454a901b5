import { box, structure } from "./structure.ts";

/** A good thing goes in, a process happens, a grey thing comes out. */
export const theMachine = structure({
  id: "the-machine",
  name: "The Machine",
  category: "general",
  panels: 1,
  width: 540,
  height: 405,
  boxes: [
    box("in", 0.02, 0.02, 0.36, 0.1, 36, { style: "label" }),
    box("machine", 0.355, 0.335, 0.31, 0.15, 36),
    box("out", 0.7, 0.83, 0.28, 0.13, 36, { style: "label" }),
  ],
  example: {
    cast: { operator: { who: "beep", mood: "delighted", pose: "present" }, other: null },
    things: { hopper: "hopper", in: "idea", machine: "machine", conveyor: "conveyor", out: "lump" },
    places: { behind: { id: "plain", wall: "#f6c7c0", ground: "#cf8f88" } },
  },
  compose: (stage) =>
    stage.place("behind", { ground: 338 }) +
    stage.extras(false) +
    stage.thing("in", 126, 122) +
    stage.thing("hopper", 126, 168) +
    stage.thing("machine", 276, 330) +
    stage.thing("conveyor", 396, 318) +
    stage.thing("out", 464, 318) +
    stage.actor("other", { x: 486, y: 392, scale: 0.7 }) +
    stage.actor("operator", { x: 78, y: 392, scale: 0.8 }),
});
