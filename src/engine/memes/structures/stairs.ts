import { ink, part } from "../rig/ink.ts";
import { box, structure } from "./structure.ts";

const STEPS = ["#cfe3f5", "#bcd9c4", "#ffd98a", "#ff9f87"] as const;
const PARTS = ["one", "two", "three", "four"] as const;

/** Each step is prouder and wronger than the last. */
export const stairs = structure({
  id: "stairs",
  name: "Four Steps Up",
  category: "progression",
  panels: 1,
  width: 540,
  height: 675,
  boxes: [
    box("one", 0.023, 0.86, 0.205, 0.13, 30),
    box("two", 0.273, 0.74, 0.205, 0.13, 30),
    box("three", 0.523, 0.62, 0.205, 0.13, 30),
    box("four", 0.773, 0.5, 0.205, 0.13, 30),
  ],
  example: {
    cast: {
      one: { who: "fergus", mood: "dead" },
      two: { who: "fergus", mood: "calm", pose: "think" },
      three: { who: "fergus", mood: "smug", pose: "hips", hat: "top-hat" },
      four: { who: "fergus", mood: "delighted", pose: "cheer", hat: "crown", dx: -6, scale: 0.96 },
    },
    things: { one: null, two: null, three: null, four: null },
    places: { behind: "heaven" },
    colors: STEPS,
  },
  compose: (stage) =>
    stage.place("behind") +
    stage.extras(false) +
    PARTS.map((part, step) => {
      const [x, y] = [68 + step * 135, 572 - step * 81];
      return stage.thing(part, x, y) || block(step, stage.color(step, STEPS[step] ?? "#ffffff"));
    }).join("") +
    PARTS.map((part, step) => stage.actor(part, { x: 68 + step * 135, y: 572 - step * 81, scale: 0.76 })).join(""),
});

const block = (step: number, fill: string) =>
  ink([part(`M${step * 135} ${572 - step * 81}h135v${120 + step * 81}h-135Z`, fill)], 3.4);
