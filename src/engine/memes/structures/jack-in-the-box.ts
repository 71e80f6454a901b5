import { box, structure } from "./structure.ts";

/** Something friendly plays a tune; you know what is in the box. */
export const jackInTheBox = structure({
  id: "jack-in-the-box",
  name: "Wind It Up",
  category: "surprise",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [
    box("box", 0.429, 0.76, 0.3, 0.14, 30),
    box("jack", 0.03, 0.05, 0.4, 0.19, 40, { style: "label" }),
    box("who", 0.02, 0.88, 0.36, 0.1, 40, { style: "label" }),
  ],
  example: {
    cast: {
      jack: { who: "victoria", mood: "shout", pose: "cheer" },
      who: { who: "biscuit", mood: "shock", pose: "wind" },
    },
    things: { spring: "spring", box: "jack-box", jack: null },
    places: { behind: { id: "burst", wall: "#ffd3de", accent: "#ffe1e9", ground: "#e59bb0" } },
  },
  compose: (stage) =>
    stage.place("behind", { ground: 452 }) +
    stage.extras(false) +
    stage.thing("spring", 308, 372) +
    stage.closeUp("jack", 348, 158, 1.05) +
    stage.thing("jack", 352, 250) +
    stage.thing("box", 313, 512) +
    stage.actor("who", { x: 82, y: 464, scale: 1 }),
});
