import { CORNERS, type Corner } from "../../geometry/resize.ts";

/** What a finger or the mouse came down on. */
export type Hit = { on: "corner"; corner: Corner } | { on: "turn" } | { on: "layer"; id: string } | { on: "empty" };

/** Null for controls that lie on the canvas and take the pointer themselves. */
export function hitOf(target: EventTarget | null): Hit | null {
  if (!(target instanceof Element) || target.closest("[data-own-pointer]")) return null;
  const corner = CORNERS.find((name) => name === target.closest<HTMLElement>("[data-corner]")?.dataset.corner);
  if (corner) return { on: "corner", corner };
  if (target.closest("[data-turn]")) return { on: "turn" };
  const id = target.closest<HTMLElement>("[data-hit]")?.dataset.hit;
  return id === undefined ? { on: "empty" } : { on: "layer", id };
}
