import { CAST } from "../cast/cast.ts";
import { TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { clip, group, ink, paint, part, place } from "../rig/ink.ts";
import { oval } from "../rig/shapes.ts";
import type { Stage } from "./stage.ts";
import { box, structure } from "./structure.ts";

/** The height of the line between the two truths. */
const LINE_Y = 262;

const HULL = curve("114 262, 130 214, 176 208, 244 226, 306 214, 358 182!, 354 244, 322 316, 244 344, 164 326");
const WING = curve("214 236, 266 226, 318 244, 298 292, 244 300");
const BUBBLES = [
  [176, 440, 9],
  [152, 470, 6],
  [64, 430, 10],
  [42, 462, 7],
  [100, 488, 5],
  [230, 486, 8],
  [186, 505, 5],
  [260, 456, 5],
] as const;

/** Legs blurred by paddling: two fast copies behind the sharp ones. */
const PADDLES = [
  [210, 340, 46, 0.35],
  [274, 340, -64, 0.35],
  [214, 345, 12, 0.5],
  [264, 345, -24, 0.5],
  [206, 336, 66, 1],
  [266, 338, -42, 1],
] as const;

const LEG =
  ink([part(tube("0 0, 4 50", [13, 11]), TONES.orange[0])], 3) +
  ink([part(curve("-2 46!, 28 54, 46 72!, 26 72, 12 80!, 2 70, -16 72!"), ...TONES.orange, [-2, -4])], 3);

/** One body, two truths: what people see, and what keeps it afloat. With a swimmer, the line between is water. */
export const aboveBelow = structure({
  id: "above-below",
  name: "Above, Below",
  category: "reaction",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [box("above", 0.55, 0.07, 0.41, 0.24, 45), box("below", 0.54, 0.755, 0.43, 0.22, 55, { color: "#ffffff" })],
  example: {
    cast: { above: null, below: null, swimmer: { who: "gerald", mood: "calm", pose: "none" } },
    things: { edge: null, above: null, below: null },
    places: { behind: "pond" },
  },
  compose: (stage) =>
    stage.place("behind", { ground: LINE_Y }) +
    stage.extras(false) +
    swimmer(stage) +
    stage.panel(0, 0, 540, LINE_Y, stage.actor("above", { x: 160, y: 366, scale: 1.1 })) +
    stage.thing("above", 250, LINE_Y - 8) +
    stage.actor("below", { x: 170, y: 520, scale: 0.9 }) +
    stage.thing("below", 130, 516) +
    stage.thing("edge", 270, LINE_Y),
});

function swimmer(stage: Stage): string {
  const actor = stage.playing("swimmer");
  if (!actor) return "";
  const tone: Tone = CAST[actor.who].arm.tone;
  const wet = clip("M0 262H540V540H0Z", paint(HULL, "#2f86c4", 0.32));
  return (
    PADDLES.map(([x, y, turn, opacity]) => place(x, y, `<g opacity="${opacity}">${LEG}</g>`, 1, turn)).join("") +
    BUBBLES.map(([x, y, radius]) => ink([part(oval(x, y, radius), "#bfe3f7")], 2.2)).join("") +
    brush("306 372, 342 366, 366 384", 5, 0.2, 0.2, "#d9f0fb") +
    brush("170 378, 140 372, 122 392", 5, 0.2, 0.2, "#d9f0fb") +
    ink([part(HULL, ...tone, [-12, -12])], 5) +
    stage.closeUp("swimmer", 176, 152, 1.32) +
    ink([part(WING, ...tone, [-8, -8])], 4) +
    brush("302 262, 288 278", 4, 0.3, 0.8) +
    brush("292 284, 274 290", 4, 0.3, 0.8) +
    group("", wet) +
    brush("-4 262, 50 258, 116 263", 6, 0.9, 0.9, "#e8f7ff") +
    brush("352 262, 420 258, 480 264, 544 261", 6, 0.9, 0.9, "#e8f7ff")
  );
}
