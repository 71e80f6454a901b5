import type { CSSProperties } from "react";
import type { Placed } from "../geometry/box.ts";

/**
 * Where a thing lies on the page, as custom properties that canvas.css multiplies by the zoom. A drag writes the same
 * properties straight to the elements, without React.
 */
const properties = ({ box, angle }: Placed) => ({
  "--x": String(box.x),
  "--y": String(box.y),
  "--w": String(box.width),
  "--h": String(box.height),
  "--angle": String(angle),
});

export const placeStyle = (placed: Placed): CSSProperties => properties(placed);

export function placeElement(element: HTMLElement, placed: Placed) {
  for (const [name, value] of Object.entries(properties(placed))) element.style.setProperty(name, value);
}
