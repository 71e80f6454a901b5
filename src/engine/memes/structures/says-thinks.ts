import { bubble, thought } from "./carriers.ts";
import { box, structure } from "./structure.ts";

/** The mouth is professional. The cloud is honest. */
export const saysThinks = structure({
  id: "says-thinks",
  name: "Says, Thinks",
  category: "awkward",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("says", 0.05, 0.07, 0.4, 0.22, 40), box("thinks", 0.545, 0.075, 0.365, 0.27, 55)],
  example: {
    cast: { hero: { who: "tunde", mood: "nervous", pose: "thumb", tilt: -3 } },
    things: { front: null, storm: null },
    places: { behind: { id: "burst", wall: "#bfe0d2", accent: "#cdeadd" } },
  },
  compose: (stage) =>
    stage.place("behind") +
    stage.extras(false) +
    stage.closeUp("hero", 250, 362, 1.34) +
    bubble(16, 28, 236, 142, 166, 240) +
    stage.thing("storm", 391, 112) +
    thought(274, 24, 234, 176, 344, 268) +
    stage.thing("front", 270, 560),
});
