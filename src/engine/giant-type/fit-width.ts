import type { Run } from "./cuts.ts";
import type { Ruler } from "./ruler.ts";

export type FittedWidth = { size: number; width: number; height: number };

/**
 * The setting of the width axis at which a run is exactly as wide as asked, at a given height of its capitals. Where
 * the axis ends it is set smaller, or stays short.
 */
export function fitWidth(ruler: Ruler, [from, to]: Run, width: number, capitalHeight: number): FittedWidth {
  const { axis } = ruler.face;
  const size = capitalHeight / ruler.capital;
  const at = (setting: number) => ruler.widthOf(from, to, setting);
  if (at(axis.least) * size > width) {
    const smaller = width / at(axis.least);
    return { size: smaller, width: axis.least, height: smaller * ruler.capital };
  }
  let [low, high] = [axis.least, axis.most];
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (at(middle) * size > width) high = middle;
    else low = middle;
  }
  return { size, width: low, height: capitalHeight };
}
