import type { Frame } from "../frame.ts";
import { at, type Node } from "../node/node.ts";
import { seededRandom } from "../random.ts";
import { encodeGrain } from "./grain-tile.ts";

/** A breath of film grain over flat colour: it hides banding and takes the plastic look away. */
export function grain(frame: Frame, opacity = 0.07, blend: "overlay" | "multiply" | "soft-light" = "overlay"): Node {
  return at(frame.all, {
    backgroundImage: `url(${tile()})`,
    backgroundSize: "256px 256px",
    opacity,
    mixBlendMode: blend,
  });
}

let cached: string | undefined;

function tile() {
  cached ??= encodeGrain(256, seededRandom(7));
  return cached;
}
