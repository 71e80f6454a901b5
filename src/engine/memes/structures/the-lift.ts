import { INK } from "../palette.ts";
import { rectangle } from "../places/backdrop.ts";
import { brush } from "../rig/brush.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { box as outline, oval } from "../rig/shapes.ts";
import { strip } from "./carriers.ts";
import type { Stage } from "./stage.ts";
import { box, structure } from "./structure.ts";

/** Colours: the landing, the back wall, its sides and the floor. */
const cabin = (stage: Stage) =>
  rectangle(0, 0, 540, 540, stage.color(0, "#6f7a86")) +
  ink([part(outline(60, 104, 420, 440, 4), stage.color(1, "#d9dee2"))], 4) +
  rectangle(62, 106, 120, 440, stage.color(2, "#c3cbd1")) +
  rectangle(360, 106, 118, 440, stage.color(2, "#c3cbd1")) +
  brush("270 108, 270 450", 2.6, 0.9, 0.9, stage.color(2, "#a3adb5")) +
  stage.thing("wall", 270, 446) +
  rectangle(62, 446, 416, 96, stage.color(3, "#8f6b55")) +
  brush("60 446, 480 446", 3.4, 1);

const PANEL =
  ink([part(outline(498, 250, 30, 76, 8), "#4b545d")], 3) +
  paint(oval(513, 270, 8), "#ffd91a") +
  paint(oval(513, 304, 8), "#8b959e") +
  ink([part(outline(206, 112, 128, 44, 8), INK)], 2.4) +
  paint("M248 122h7v24h-7ZM242 126h8v5h-8Z", "#ff8a3c") +
  paint("M288 124l13 20h-26Z", "#ff8a3c");

/** Two people with history, one small metal room. */
export const theLift = structure({
  id: "the-lift",
  name: "The Lift",
  category: "awkward",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [
    box("caption", 0.05, 0.03, 0.9, 0.13, 50),
    box("left", 0.05, 0.872, 0.42, 0.113, 40, { style: "label" }),
    box("right", 0.53, 0.872, 0.42, 0.113, 40, { style: "label" }),
  ],
  example: {
    cast: {
      left: { who: "gerald", mood: "nervous", gaze: [0.95, 0], tilt: -2, pose: "behind" },
      right: { who: "marge", mood: "dead", gaze: [0, 0], tilt: 0, pose: "crossed" },
    },
    things: { wall: null },
  },
  compose: (stage) =>
    cabin(stage) +
    PANEL +
    stage.extras(false) +
    stage.actor("left", { x: 166, y: 458, scale: 1.1 }) +
    stage.actor("right", { x: 374, y: 458, scale: 1.1 }) +
    strip(0, 0, 540, 88),
});
