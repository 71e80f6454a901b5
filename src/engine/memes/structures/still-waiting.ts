import { strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

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
    things: { table: "office-desk", calendar: "wall-calendar", growth: "grass", climber: "ivy", work: "laptop" },
    places: { behind: "office" },
    extras: [
      { thing: "cobweb", x: 0.01, y: 0.22, scale: 1.6 },
      { thing: "hanging-ivy", x: 0.07, y: 0.75, isInFront: true },
      { thing: "mushrooms", x: 0.9, y: 0.99, scale: 1.2, isInFront: true },
      { thing: "cobweb", x: 0.33, y: 0.8, scale: 0.9, isInFront: true },
      { thing: "snail", x: 0.47, y: 0.745, isInFront: true },
    ],
  },
  compose: (stage) =>
    stage.place("behind") +
    stage.extras(false) +
    stage.thing("calendar", 419, 292) +
    stage.closeUp("waiter", 250, 286, 1.32, { pose: "think" }) +
    stage.thing("table", 270, 540) +
    stage.thing("work", 150, 402) +
    stage.thing("growth", 60, 420, 1.5) +
    stage.thing("growth", 420, 422, 1.5) +
    stage.thing("growth", 508, 430, 1.3) +
    stage.thing("climber", 6, 432) +
    strip(0, 0, 540, 114),
});
