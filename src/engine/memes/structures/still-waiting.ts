import { PAPER, TONES } from "../palette.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { box as outline } from "../rig/shapes.ts";
import { strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const CALENDAR =
  ink([part(outline(346, 164, 146, 128, 6), PAPER, "#e3dccd", [-4, -4])], 3.2) +
  paint("M347 165h144v28h-144Z", TONES.red[0]);

/** The promise had a date. The plants have moved in. */
export const stillWaiting = structure({
  id: "still-waiting",
  name: "Still Waiting",
  category: "awkward",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("caption", 0.05, 0.03, 0.9, 0.17, 60), box("calendar", 0.66, 0.365, 0.23, 0.16, 30)],
  example: {
    cast: { waiter: { who: "moss", mood: "dead", tilt: 8, pose: "facepalm", hat: "leaf" } },
    things: { table: "desk", growth: "grass", climber: "ivy", work: "laptop" },
    places: { behind: "office" },
    extras: [
      { thing: "cobweb", x: 0.01, y: 0.22, scale: 1.6 },
      { thing: "cobweb", x: 0.2, y: 0.68, scale: 0.7, isInFront: true },
    ],
  },
  compose: (stage) =>
    stage.place("behind") +
    CALENDAR +
    stage.extras(false) +
    stage.closeUp("waiter", 250, 286, 1.32, { pose: "think" }) +
    stage.thing("table", 270, 560, 1.86) +
    stage.thing("work", 150, 382) +
    stage.thing("growth", 60, 400, 1.5) +
    stage.thing("growth", 420, 402, 1.5) +
    stage.thing("growth", 508, 410, 1.3) +
    stage.thing("climber", 6, 412) +
    strip(0, 0, 540, 114),
});
