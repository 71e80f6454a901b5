import { strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** The caption sets up good news; the face has already read the rest. */
export const bigFace = structure({
  id: "big-face",
  name: "Big Face",
  category: "reaction",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("caption", 0.04, 0.025, 0.92, 0.2, 110)],
  example: {
    cast: { hero: { who: "doug", mood: "shaken", pose: "none", tilt: -3 } },
    places: { behind: "burst" },
  },
  compose: (stage) =>
    stage.place("behind") +
    stage.extras(false) +
    stage.closeUp("hero", 270, 358, 2.5, { pose: "none" }) +
    strip(0, 0, 540, 134),
});
