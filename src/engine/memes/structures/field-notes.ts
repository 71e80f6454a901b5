import { rectangle } from "../places/backdrop.ts";
import { clip } from "../rig/ink.ts";
import { oval } from "../rig/shapes.ts";
import { box, structure } from "./structure.ts";

const LENSES = oval(182, 158, 152) + oval(358, 158, 152);
const GRASS = [
  [130, 300, 1.1],
  [420, 304, 1.3],
  [360, 320, 0.9],
  [200, 322, 0.9],
] as const;

/** Ordinary office behaviour in the voice of a nature film. */
export const fieldNotes = structure({
  id: "field-notes",
  name: "Field Notes",
  category: "mocking",
  panels: 1,
  width: 540,
  height: 405,
  boxes: [box("voice", 0.06, 0.79, 0.88, 0.19, 90, { style: "subtitle" })],
  example: {
    cast: {
      hero: { who: "tunde", mood: "suspicious", gaze: [0.1, 0.9], pose: "type", tilt: 6 },
      other: null,
      third: null,
    },
    things: { front: { id: "laptop", scale: 1.15 }, cover: "grass" },
    places: { behind: "jungle" },
  },
  compose: (stage) =>
    rectangle(0, 0, 540, 405, "#14110e") +
    clip(
      LENSES,
      stage.place("behind", { ground: 230 }) +
        stage.extras(false) +
        stage.actor("other", { x: 160, y: 300, scale: 0.7 }) +
        stage.actor("third", { x: 420, y: 300, scale: 0.7 }) +
        stage.actor("hero", { x: 286, y: 318, scale: 0.84 }) +
        stage.thing("front", 286, 268) +
        GRASS.map(([x, y, scale]) => stage.thing("cover", x, y, scale)).join(""),
    ),
});
