import { brush } from "../rig/brush.ts";
import { board } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const RULES = brush("236 168, 476 166", 2, 0.4, 0.4, "#6f998b") + brush("236 260, 476 262", 2, 0.4, 0.4, "#6f998b");

/** Three offers, honestly priced. */
export const menuBoard = structure({
  id: "menu-board",
  name: "Today’s Menu",
  category: "choice",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [
    box("one", 0.385, 0.17, 0.55, 0.135, 40, { style: "chalk" }),
    box("two", 0.385, 0.33, 0.55, 0.15, 40, { style: "chalk" }),
    box("three", 0.385, 0.495, 0.55, 0.17, 50, { style: "chalk", color: "#ffe27a" }),
  ],
  example: {
    cast: { host: { who: "sal", mood: "smug", pose: "present", gaze: [0.3, 0.1] } },
    things: { crest: "chalk-loaf", front: null },
    places: { behind: { id: "plain", wall: "#f7c9a0", ground: "#b97b4c" } },
    colors: ["#2f4f48"],
  },
  compose: (stage) =>
    stage.place("behind", { ground: 462 }) +
    stage.extras(false) +
    board(356, 226, 348, 372, stage.color(0, "#2f4f48")) +
    stage.thing("crest", 356, 66) +
    RULES +
    stage.actor("host", { x: 104, y: 528, scale: 1.24 }) +
    stage.thing("front", 300, 540),
});
