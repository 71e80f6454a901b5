import { TONES } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { ink, part } from "../rig/ink.ts";
import { box as outline, oval } from "../rig/shapes.ts";
import { box, structure } from "./structure.ts";

const STAND =
  ink([part(tube("270 478, 270 180", [20, 16]), ...TONES.brown, [-5, 0])]) +
  ink([part(outline(190, 462, 160, 24, 10), ...TONES.brown, [-4, -5])]) +
  ink([part(tube("84 262, 270 186, 456 112", [13, 17, 13]), "#b98a58", "#8f6336", [0, -5])], 3.4) +
  ink([part(oval(270, 184, 17), ...TONES.gold, [-3, -3])], 3.2) +
  ["84 264, 32 372", "84 264, 140 372", "456 114, 372 236", "456 114, 528 236"]
    .map((cord) => brush(cord, 2.8, 1))
    .join("");
const LOW_PAN = ink([part("M18 370H156Q150 402 87 402Q24 402 18 370Z", ...TONES.gold, [-5, -7])], 3.4);
const HIGH_PAN = ink([part("M358 234H540Q532 270 449 270Q366 270 358 234Z", ...TONES.gold, [-5, -7])], 3.4);

/** Something tiny outweighs something enormous. */
export const scales = structure({
  id: "scales",
  name: "The Scales",
  category: "opinion",
  panels: 1,
  width: 540,
  height: 540,
  boxes: [
    box("heavy", 0.02, 0.755, 0.33, 0.13, 40, { style: "label" }),
    box("light", 0.34, 0.035, 0.52, 0.1, 40, { style: "label" }),
    box("caption", 0.4, 0.885, 0.57, 0.09, 40, { style: "label" }),
  ],
  example: {
    cast: { witness: { who: "doug", mood: "crying", pose: "panic" }, onHeavy: null, onLight: null },
    things: { heavy: { id: "envelope", dy: 0 }, light: "star-heap" },
    places: { behind: { id: "plain", wall: "#cfe9d6", ground: "#9fcbae" } },
  },
  compose: (stage) =>
    stage.place("behind", { ground: 470 }) +
    stage.extras(false) +
    STAND +
    stage.actor("onHeavy", { x: 88, y: 378, scale: 0.62, stance: "sit" }) +
    stage.thing("heavy", 86, 374) +
    LOW_PAN +
    stage.actor("onLight", { x: 430, y: 240, scale: 0.5, stance: "sit" }) +
    stage.thing("light", 449, 238) +
    HIGH_PAN +
    stage.actor("witness", { x: 404, y: 468, scale: 0.84 }),
});
