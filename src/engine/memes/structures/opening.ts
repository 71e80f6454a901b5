import { clip, group, ink, paint, part } from "../rig/ink.ts";
import { box } from "../rig/shapes.ts";
import type { Stage } from "./stage.ts";

const HOLE = box(112, 112, 150, 262, 4);

/** An open door with the room behind it and its light on the floor, or whatever else stands open. */
export function backdropOpening(stage: Stage): string {
  const frame = stage.thing("frame", 188, 378);
  const inside =
    stage.thing("inside", 150, 372) +
    stage.thing("inside", 230, 374, 1.1) +
    stage.actor("inside", { x: 192, y: 336, scale: 0.52 }) +
    stage.thing("front", 190, 380);
  if (frame) return frame + inside;
  const room = group("translate(110 110)", stage.place("inside", { width: 160, height: 280, ground: 250 })) + inside;
  return ink([part(HOLE, "#ffcf4a")]) + clip(HOLE, room) + paint("M0 366L112 330V374L40 405H0Z", "#ffc46b", 0.55);
}
