import { bubble, rule } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const PARTS = ["one", "two", "three", "four"] as const;

/** A sentence changes hands four times and comes back as a plan. */
export const passItOn = structure({
  id: "pass-it-on",
  name: "Pass It On",
  category: "progression",
  panels: 4,
  width: 540,
  height: 540,
  boxes: [
    box("one", 0.05, 0.033, 0.4, 0.125, 36),
    box("two", 0.55, 0.033, 0.4, 0.125, 36),
    box("three", 0.05, 0.533, 0.4, 0.125, 36),
    box("four", 0.55, 0.533, 0.4, 0.125, 36),
  ],
  example: {
    cast: {
      one: { who: "victoria", mood: "calm", pose: "present", dx: -18, dy: 16, scale: 0.84 },
      two: { who: "tunde", mood: "nervous", pose: "thumb", scale: 0.8, dy: 18 },
      three: { who: "biscuit", mood: "starry", pose: "clasp" },
      four: { who: "kevin", mood: "smug", pose: "hips", dx: -22 },
    },
    things: { one: null, two: null, three: null, four: "microphone-stand" },
    places: {
      one: { id: "plain", wall: "#ffb7a3" },
      two: { id: "plain", wall: "#ffe08a" },
      three: { id: "plain", wall: "#bfe3ff" },
      four: { id: "plain", wall: "#c9e8bd" },
    },
  },
  compose: (stage) =>
    PARTS.map((part, index) => {
      const [x, y] = [(index % 2) * 270, index > 1 ? 270 : 0];
      const mouth = index % 2 ? 120 : 150;
      return stage.panel(
        x,
        y,
        270,
        270,
        stage.place(part, { width: 270, height: 270, ground: 270 }) +
          stage.thing(`${part}-behind`, 135, 214) +
          // The head is at the same height in every panel, however tall they are.
          stage.closeUp(part, 132, 184, 1.02) +
          stage.thing(part, 212, 292) +
          bubble(16, 12, 238, 80, mouth, 108),
      );
    }).join("") +
    stage.extras(false) +
    rule(270, 0, 270, 540) +
    rule(0, 270, 540, 270),
});
