import { alpha } from "../color/mix.ts";
import type { Ground, Side } from "../photo/ground-for.ts";
import { type Box, box } from "../scene/box.ts";
import type { Node } from "../tree/node.ts";
import { fade } from "./light.ts";

/** How far a shade runs out beyond the words, as a part of the side that it runs along. */
const RUN_OUT = 0.26;
/** A field runs out faster: it is as strong as can be. */
const FIELD_RUN_OUT = 0.14;

const DEGREES: Record<Side, number> = { top: 180, bottom: 0, left: 90, right: 270 };
/** How a shade runs out: slowly at both ends, or its edge would be seen. */
const EASED = [
  [0.25, 0.84],
  [0.5, 0.5],
  [0.75, 0.16],
  [1, 0],
] as const;

/** As strong behind the words as at the side of the frame, and gone a little beyond them. */
export function groundNodes(ground: Ground, frame: Box): Node[] {
  if (ground.kind === "bare") return [];
  const { kind, side, on, strength, reach } = ground;
  const runOut = kind === "field" ? FIELD_RUN_OUT : RUN_OUT;
  const stop = (share: number, place: number) =>
    `${alpha(on, Number((strength * share).toFixed(3)))} ${(place * 100).toFixed(1)}%`;
  const edge = Math.min(1, reach + 0.03);
  const stops = EASED.map(([step, share]) => stop(share, edge + step * runOut));
  return [fade(box(frame.x, frame.y, frame.width, frame.height), DEGREES[side], stop(1, 0), stop(1, edge), ...stops)];
}
