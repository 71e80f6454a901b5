import { rule, strip } from "./carriers.ts";
import { backdropOpening } from "./opening.ts";
import { box, structure } from "./structure.ts";

/** A hopeful hand on the handle, then the room. */
export const theDoor = structure({
  id: "the-door",
  name: "The Door",
  category: "surprise",
  panels: 2,
  width: 540,
  height: 405,
  boxes: [box("before", 0.03, 0.03, 0.44, 0.19, 60), box("after", 0.53, 0.03, 0.44, 0.19, 60)],
  example: {
    cast: {
      before: { who: "priya", mood: "calm", gaze: [0.7, 0], pose: "handle" },
      after: { who: "priya", mood: "terrified", pose: "panic" },
      inside: { who: "kevin", mood: "delighted", pose: "cheer" },
    },
    things: { door: "door", frame: null, inside: { id: "fire", scale: 1.2 }, front: { id: "fire", scale: 0.8 } },
    places: { outside: "plain", inside: "oven" },
  },
  compose: (stage) => {
    const wall = stage.place("outside", { width: 270, ground: 366 });
    return (
      stage.panel(
        0,
        0,
        270,
        405,
        wall + stage.thing("door", 200, 368) + stage.actor("before", { x: 78, y: 384, scale: 1.02 }),
      ) +
      stage.panel(
        270,
        0,
        270,
        405,
        wall + backdropOpening(stage) + stage.actor("after", { x: 68, y: 388, scale: 1.02 }),
      ) +
      stage.extras(false) +
      strip(0, 0, 540, 90) +
      rule(270, 0, 270, 405)
    );
  },
});
