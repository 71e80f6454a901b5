import { image, type Node, type Style } from "../tree/node.ts";
import { bytesOf } from "../tree/svg.ts";
import { ICONS, type IconName } from "./icons.ts";

/** The body of an icon on a 24 by 24 grid. */
export function iconBody(name: IconName, color: string, stroke = 2) {
  return ICONS[name].replaceAll("currentColor", color).replaceAll('stroke-width="2"', `stroke-width="${stroke}"`);
}

export function icon(name: IconName, size: number, color: string, stroke = 2, style: Style = {}): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${iconBody(name, color, stroke)}</svg>`;
  return image(bytesOf(svg), { width: size, height: size, flexShrink: 0, ...style });
}
