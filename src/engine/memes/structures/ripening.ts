import { rectangle } from "../places/backdrop.ts";
import { rule, strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const PARTS = ["one", "two", "three", "four"] as const;
const WALLS = ["#d5ecc0", "#ffe9a3", "#f2cfa4", "#cfe6ee"] as const;
const FLOORS = ["#b3d19a", "#e3c66f", "#d3aa78", "#a5c7d3"] as const;

/** Four ages of the same thing; the last one is something else. */
export const ripening = structure({
  id: "ripening",
  name: "Ripening",
  category: "progression",
  panels: 4,
  width: 540,
  height: 405,
  boxes: [
    box("one", 0.02, 0.03, 0.21, 0.2, 30),
    box("two", 0.27, 0.03, 0.21, 0.2, 30),
    box("three", 0.52, 0.03, 0.21, 0.2, 30),
    box("four", 0.77, 0.03, 0.21, 0.2, 30),
  ],
  example: {
    cast: {
      one: { who: "nana", mood: "calm", coat: "green", pose: "behind" },
      two: { who: "nana", mood: "delighted", pose: "hips" },
      three: { who: "nana", mood: "dead", coat: "old", tilt: 8, pose: "stand" },
      four: { who: "doug", mood: "delighted", pose: "cheer" },
    },
    things: { one: null, two: null, three: null, four: null },
    colors: [...WALLS, ...FLOORS],
  },
  compose: (stage) =>
    PARTS.map((part, column) => {
      const figure = stage.actor(part, { x: 67, y: 380, scale: 0.76 });
      const ground = rectangle(0, 0, 135, 405, stage.color(column, WALLS[column] ?? "#ffffff"));
      const floor = rectangle(0, 356, 135, 60, stage.color(column + 4, FLOORS[column] ?? "#cccccc"));
      const behind = stage.thing(`${part}-behind`, 67, 160);
      return stage.panel(column * 135, 0, 135, 405, ground + floor + behind + figure + stage.thing(part, 67, 382));
    }).join("") +
    stage.extras(false) +
    strip(0, 0, 540, 96) +
    [135, 270, 405].map((x) => rule(x, 0, x, 405)).join(""),
});
