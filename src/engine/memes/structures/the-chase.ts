import { box, structure } from "./structure.ts";

/** Full speed after the new thing, past the thing that feeds you. */
export const theChase = structure({
  id: "the-chase",
  name: "The Chase",
  category: "general",
  panels: 1,
  width: 540,
  height: 405,
  boxes: [
    box("chased", 0.71, 0.1, 0.28, 0.17, 36, { style: "label" }),
    box("who", 0.4, 0.84, 0.28, 0.13, 30, { style: "label" }),
    box("ignored", 0.02, 0.04, 0.3, 0.15, 40, { style: "label" }),
  ],
  example: {
    cast: {
      chaser: { who: "biscuit", mood: "starry", view: "side", stance: "run", pose: "dash" },
      ignored: { who: "sal", mood: "sad", pose: "reach", gaze: [0.8, 0] },
    },
    things: { chased: "ball", ignored: { id: "bowl", scale: 0.84 }, wake: "wake", rush: "rush-lines" },
    places: { behind: "meadow" },
  },
  compose: (stage) =>
    stage.place("behind", { ground: 300 }) +
    stage.extras(false) +
    stage.actor("ignored", { x: 66, y: 372, scale: 0.9 }) +
    stage.thing("ignored", 160, 388) +
    stage.thing("wake", 190, 242) +
    stage.actor("chaser", { x: 288, y: 338, scale: 0.86, rotate: 9 }) +
    stage.thing("chased", 490, 180) +
    stage.thing("rush", 490, 180),
});
