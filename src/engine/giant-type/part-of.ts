import type { Run } from "./cuts.ts";
import type { Ruler } from "./ruler.ts";

/** A run of words as a text of its own, to be broken into rows again. */
export function partOf(ruler: Ruler, [from, to]: Run): Ruler {
  return {
    ...ruler,
    words: ruler.words.slice(from, to),
    widthOf: (first, last, axis) => ruler.widthOf(from + first, from + last, axis),
    textOf: (first, last) => ruler.textOf(from + first, from + last),
    stopsBefore: (index) => index > 0 && ruler.stopsBefore(from + index),
  };
}
