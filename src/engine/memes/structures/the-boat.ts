import { drop } from "../effects.ts";
import { rectangle, ripples } from "../places/backdrop.ts";
import { box, structure } from "./structure.ts";

const WATER = "#3f8fc9";

/** Everyone is in the same boat; one of them is doing the rowing. */
export const theBoat = structure({
  id: "the-boat",
  name: "The Boat",
  category: "general",
  panels: 1,
  width: 540,
  height: 405,
  boxes: [
    box("talks", 0.03, 0.03, 0.36, 0.12, 30, { style: "label" }),
    box("works", 0.37, 0.13, 0.3, 0.11, 30, { style: "label" }),
    box("rests", 0.68, 0.03, 0.3, 0.12, 30, { style: "label" }),
    box("boat", 0.28, 0.755, 0.44, 0.12, 30, { color: "#fffdf8" }),
  ],
  example: {
    cast: {
      talks: {
        who: "victoria",
        mood: "shout",
        flip: true,
        pose: "hold",
        hold: { id: "megaphone", dx: 4, dy: -10 },
        scale: 0.94,
      },
      works: { who: "priya", mood: "terrified", pose: "bail", hold: { id: "cold-mug", turn: 50 } },
      rests: { who: "gerald", mood: "asleep", pose: "crossed" },
    },
    things: { boat: "boat" },
    places: { behind: "sea" },
    colors: [WATER],
  },
  compose: (stage) => {
    const isAfloat = stage.placeId("behind") === "sea";
    const splash = drop(348, 172, 1.1, 40) + drop(370, 188, 1.1, 60) + drop(352, 148, 1.1, 80);
    return (
      stage.place("behind", { ground: 270 }) +
      stage.extras(false) +
      stage.closeUp("talks", 138, 196, 0.88) +
      stage.closeUp("works", 272, 206, 0.88) +
      stage.closeUp("rests", 424, 190, 0.92) +
      (stage.playing("works")?.pose === "bail" ? splash : "") +
      stage.thing("boat", 270, 374) +
      (isAfloat ? rectangle(0, 366, 540, 50, stage.color(0, WATER)) + ripples(540, 368) : "")
    );
  },
});
