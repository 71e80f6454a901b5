import { confetti } from "../effects.ts";
import { TONES, type Tone } from "../palette.ts";
import { ink, part } from "../rig/ink.ts";
import { strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const BRONZE: Tone = ["#d99a66", "#b27242"];
const BLOCKS =
  ink([part("M10 420H182V560H10Z", ...TONES.stone, [-8, -4])]) +
  ink([part("M358 446H530V560H358Z", ...BRONZE, [-8, -4])]) +
  ink([part("M182 366H358V560H182Z", ...TONES.gold, [-8, -4])]);

/** The wrong thing takes gold. */
export const podium = structure({
  id: "podium",
  name: "The Podium",
  category: "success",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [
    box("title", 0.05, 0.03, 0.9, 0.11, 50),
    box("second", 0.03, 0.84, 0.29, 0.14, 30, { style: "label" }),
    box("first", 0.35, 0.76, 0.3, 0.15, 30, { style: "label" }),
    box("third", 0.68, 0.855, 0.29, 0.12, 30, { style: "label" }),
  ],
  example: {
    cast: {
      first: { who: "kevin", mood: "smug", pose: "triumph", hold: "trophy" },
      second: { who: "victoria", mood: "furious", pose: "crossed", scale: 0.94 },
      third: { who: "tunde", mood: "crying", pose: "stand", scale: 0.94 },
    },
    places: { behind: { id: "burst", wall: "#8fd0ee", accent: "#a4daf2" } },
  },
  compose: (stage) =>
    stage.place("behind") +
    confetti(540, 300, 34, 1) +
    stage.extras(false) +
    BLOCKS +
    stage.actor("second", { x: 96, y: 420, scale: 0.84 }) +
    stage.actor("third", { x: 446, y: 446, scale: 0.82 }) +
    stage.actor("first", { x: 270, y: 368, scale: 0.92 }) +
    strip(0, 0, 540, 84),
});
