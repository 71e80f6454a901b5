import { paint } from "../rig/ink.ts";
import { box as outline } from "../rig/shapes.ts";
import { board } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** A truth taught as if it were on the exam. */
export const whiteboard = structure({
  id: "whiteboard",
  name: "Office Hours",
  category: "opinion",
  panels: 1,
  width: 540,
  height: 405,
  boxes: [box("lesson", 0.335, 0.09, 0.605, 0.39, 100, { style: "chalk" })],
  example: {
    cast: {
      teacher: { who: "agnes", mood: "suspicious", tilt: 0, pose: "point", gaze: [0.8, -0.1] },
      pupil: { who: "fergus", mood: "calm", pose: "think" },
      other: { who: "biscuit", mood: "starry", pose: "cheer", flip: true },
    },
    places: { behind: { id: "plain", wall: "#f3d9b8", ground: "#c8935c" } },
    colors: ["#2f5a4c"],
  },
  compose: (stage) =>
    stage.place("behind", { ground: 330 }) +
    board(342, 128, 368, 216, stage.color(0, "#2f5a4c")) +
    paint(outline(210, 232, 60, 7, 3), "#ffffff") +
    paint(outline(284, 233, 26, 6, 3), "#ffe27a") +
    stage.extras(false) +
    stage.actor("teacher", { x: 92, y: 388, scale: 1.08 }) +
    stage.actor("other", { x: 452, y: 474, scale: 0.74 }) +
    stage.actor("pupil", { x: 312, y: 452, scale: 0.68 }),
});
