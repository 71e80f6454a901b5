import { bubble } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** A huge conviction, a tiny box, an audience of nobody. */
export const soapbox = structure({
  id: "soapbox",
  name: "Soapbox",
  category: "opinion",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("opinion", 0.09, 0.06, 0.82, 0.25, 90)],
  example: {
    cast: {
      speaker: { who: "kevin", mood: "shout", pose: "hold", hold: { id: "megaphone", dx: 10, dy: -14 } },
      listener: { who: "marge", mood: "dead", gaze: [0.9, 0] },
      other: { who: "moss", mood: "asleep" },
    },
    things: { stand: "crate" },
    places: { behind: "sunny" },
  },
  compose: (stage) =>
    stage.place("behind", { ground: 430 }) +
    stage.extras(false) +
    bubble(34, 26, 472, 150, 226, 218) +
    stage.thing("stand", 176, 474) +
    stage.actor("speaker", { x: 176, y: 412, scale: 0.92 }) +
    stage.actor("listener", { x: 332, y: 556, scale: 0.8 }) +
    stage.actor("other", { x: 440, y: 552, scale: 0.78 }),
});
