import { confetti } from "../effects.ts";
import { plaque, strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** A very small win, received like the very biggest. */
export const tinyTrophy = structure({
  id: "tiny-trophy",
  name: "Tiny Trophy",
  category: "success",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("win", 0.05, 0.04, 0.9, 0.19, 80), box("plaque", 0.2, 0.875, 0.6, 0.09, 36)],
  example: {
    cast: { winner: { who: "sal", mood: "crying", tilt: -6, pose: "treasure", hold: "tiny-trophy" }, witness: null },
    things: { beside: null },
    places: { behind: "spotlight" },
    extras: [
      { thing: "glint", x: 0.76, y: 0.485, isInFront: true },
      { thing: "glint", x: 0.652, y: 0.437, scale: 0.62, isInFront: true },
    ],
  },
  compose: (stage) =>
    stage.place("behind") +
    confetti(540, 520, 46, 3) +
    stage.extras(false) +
    stage.thing("beside", 420, 480) +
    stage.actor("witness", { x: 448, y: 486, scale: 0.8 }) +
    stage.actor("winner", { x: 270, y: 490, scale: 1.24 }) +
    strip(0, 0, 540, 134) +
    plaque(96, 466, 348, 58),
});
