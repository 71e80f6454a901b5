import { group } from "../rig/ink.ts";
import { hungSign } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** Both choices are bad, one hand is on each, someone is watching. */
export const twoLevers = structure({
  id: "two-levers",
  name: "Two Levers",
  category: "choice",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [
    box("left", 0.065, 0.05, 0.35, 0.19, 36, { angle: -3 }),
    box("right", 0.585, 0.05, 0.35, 0.19, 36, { angle: 3 }),
    box("who", 0.1, 0.865, 0.8, 0.105, 36, { style: "label" }),
  ],
  example: {
    cast: { chooser: { who: "beep", mood: "nervous", tilt: -5, pose: "levers" } },
    things: { left: { id: "lever", tone: "red" }, right: { id: "lever", tone: "blue" }, console: "console" },
    places: { behind: { id: "burst", wall: "#ffe08a", accent: "#ffe9a8" } },
  },
  compose: (stage) =>
    stage.place("behind", { ground: stage.placeId("behind") === "pond" ? 372 : 470 }) +
    stage.extras(false) +
    group("rotate(-3 135 80)", hungSign(23, 20, 224, 120)) +
    group("rotate(3 405 80)", hungSign(293, 20, 224, 120)) +
    stage.actor("chooser", { x: 270, y: 506, scale: 1.22, pose: "levers" }) +
    stage.thing("console", 270, 540) +
    stage.thing("left", 138, 460) +
    stage.thing("right", 402, 460),
});
