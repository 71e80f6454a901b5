import { isHan, type Script } from "../../../giant-type/script-of.ts";
import type { Box } from "../../../scene/box.ts";
import type { Node } from "../../../tree/node.ts";
import { svgAt } from "../../../tree/svg.ts";

/** The sign that opens a quotation in a script, drawn as a flat shape that fills its box. */
export function quoteMark(area: Box, script: Script, color: string): Node {
  const { width: w, height: h } = area;
  if (isHan(script)) {
    const bar = w * 0.22;
    return svgAt(area, `<path d="M0 0H${w}V${bar}H${bar}V${h}H0Z" fill="${color}"/>`);
  }
  if (script === "arabic") {
    const chevron = (x: number) =>
      `<path d="M${x} 0H${x + w * 0.2}L${x + w * 0.5} ${h / 2}L${x + w * 0.2} ${h}H${x}L${x + w * 0.3} ${h / 2}Z" fill="${color}"/>`;
    return svgAt(area, chevron(0) + chevron(w * 0.5));
  }
  // A round drop whose tail bends up to the right, twice.
  const drop = (x: number) => {
    const r = w * 0.23;
    const y = h - r;
    return (
      `<path d="M${x} ${y}C${x} ${y - h * 0.42} ${x + r * 0.7} ${h * 0.1} ${x + r * 1.9} 0` +
      `L${x + r * 2} ${h * 0.14}C${x + r * 1.3} ${h * 0.24} ${x + r} ${y - r * 1.3} ${x + r} ${y - r}` +
      `A${r} ${r} 0 1 1 ${x} ${y}Z" fill="${color}"/>`
    );
  };
  return svgAt(area, drop(0) + drop(w * 0.53));
}
