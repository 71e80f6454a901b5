import { bubble } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** An everyday habit shown as a relic. */
export const exhibit = structure({
  id: "exhibit",
  name: "The Exhibit",
  category: "mocking",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("guide", 0.05, 0.045, 0.56, 0.2, 70), box("plaque", 0.37, 0.84, 0.3, 0.09, 36)],
  example: {
    cast: {
      guide: { who: "agnes", mood: "smug", pose: "present", gaze: [0.2, 0] },
      visitor: { who: "biscuit", mood: "sad", pose: "clasp" },
    },
    things: { plinth: "plinth", relic: "calendar", cover: "glass-dome", plaque: "plaque" },
    places: { behind: "museum" },
  },
  compose: (stage) =>
    stage.place("behind", { ground: 474 }) +
    stage.extras(false) +
    bubble(18, 20, 330, 122, 108, 190) +
    stage.thing("plinth", 309, 520) +
    stage.thing("relic", 309, 394) +
    stage.thing("cover", 309, 402) +
    stage.thing("plaque", 281, 504) +
    stage.actor("guide", { x: 94, y: 510, scale: 1.06 }) +
    stage.actor("visitor", { x: 462, y: 532, scale: 0.9 }),
});
