import { PAPER } from "../palette.ts";
import { rectangle } from "../places/backdrop.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part } from "../rig/ink.ts";
import { box as outline } from "../rig/shapes.ts";
import { rule, strip } from "./carriers.ts";
import { box, structure } from "./structure.ts";

const PHONE =
  ink([part(outline(30, 30, 206, 400, 30), "#26313c", "#161d25", [-5, 0])], 4) +
  paint(outline(42, 64, 182, 400, 10), "#eef4f8") +
  paint(outline(96, 42, 70, 9, 4), "#0f151b");
const MESSAGE = ink([part(outline(44, 100, 180, 186, 24), PAPER), part(curve("56 268!, 40 300!, 88 280!"), PAPER)], 3);

/** We read the message first, then see what it does to a person. */
export const phoneAndFace = structure({
  id: "phone-and-face",
  name: "Phone, Then Face",
  category: "reaction",
  panels: 2,
  width: 540,
  height: 405,
  boxes: [box("message", 0.098, 0.27, 0.3, 0.42, 60), box("caption", 0.5, 0.035, 0.47, 0.17, 50)],
  example: {
    cast: { hero: { who: "agnes", mood: "dead" } },
    things: { screen: "phone-reply", around: null },
    places: { wall: { id: "plain", wall: "#8fc7b6" } },
    colors: ["#ffd7a8"],
  },
  compose: (stage) =>
    rectangle(0, 0, 540, 405, stage.color(0, "#ffd7a8")) +
    PHONE +
    stage.thing("screen", 133, 64) +
    MESSAGE +
    stage.thing("around", 133, 64) +
    stage.panel(256, 0, 284, 405, stage.place("wall", { width: 284 }) + stage.closeUp("hero", 144, 254, 1.42)) +
    stage.extras(false) +
    strip(256, 0, 284, 84) +
    rule(258, 0, 258, 405),
});
