import { drop } from "../effects.ts";
import { PAPER } from "../palette.ts";
import { rectangle } from "../places/backdrop.ts";
import { rule } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const SPILL = drop(256, 128, 1, 30, "#6b3f22") + drop(236, 118, 0.7, 10, "#6b3f22");

/** What is offered goes over the edge; what is loved looks like less. */
export const shoveKeep = structure({
  id: "shove-keep",
  name: "Shove and Keep",
  category: "choice",
  panels: 2,
  width: 540,
  height: 540,
  boxes: [box("shoved", 0.53, 0.04, 0.43, 0.42, 60), box("kept", 0.53, 0.54, 0.43, 0.42, 60)],
  example: {
    cast: {
      shover: { who: "marge", mood: "smug", gaze: [0, 0], tilt: -5, pose: "push" },
      keeper: { who: "marge", mood: "delighted", pose: "none" },
    },
    things: { table: "table-end", shoved: { id: "cold-mug", turn: 32 }, kept: "open-box" },
    places: {
      shoved: { id: "burst", wall: "#ff9f87", accent: "#ffae99" },
      kept: { id: "burst", wall: "#a9e0b4", accent: "#bce9c5" },
    },
  },
  compose: (stage) => {
    const spills = stage.thingIn("shoved");
    const isDrink = typeof spills === "object" && spills?.id.endsWith("mug");
    return (
      rectangle(0, 0, 540, 540, PAPER) +
      stage.panel(
        0,
        0,
        270,
        270,
        stage.place("shoved", { width: 270, height: 270 }) +
          stage.actor("shover", { x: 104, y: 306, scale: 0.92, pose: "push" }) +
          stage.thing("table", 0, 222) +
          stage.thing("shoved", 240, 172, 1.02) +
          (isDrink ? SPILL : ""),
      ) +
      stage.panel(
        0,
        270,
        270,
        270,
        stage.place("kept", { width: 270, height: 270, ground: 270 }) +
          stage.actor("keeper", { x: 135, y: 288, scale: 0.94, isBust: true, pose: "none" }) +
          stage.thing("kept", 135, 292) +
          stage.handsOn("keeper", 135, 190, 58, 1.06),
      ) +
      stage.extras(false) +
      rule(270, 0, 270, 540) +
      rule(0, 270, 540, 270)
    );
  },
});
