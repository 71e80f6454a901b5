import { distance } from "../color/distance.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Inks, inksOf } from "./inks.ts";

const WAYS = ["colour", "paper", "dark"] as const;
/** Nearer than this a picture and the ground beside it run together. */
const APART = 0.16;

/** The inks that the seed chooses, or the next whose ground differs from the colours at the picture's rim. */
export function inksBeside(stage: Stage, rim: readonly string[]): Inks {
  const turned = WAYS.map((_, step) => WAYS[(Math.abs(stage.scene.seed) + step) % WAYS.length] ?? "paper");
  const found = turned.map((way) => inksOf(stage, [way]));
  const apart = ({ ground }: Inks) => Math.min(1, ...rim.map((color) => distance(ground, color)));
  const [furthest = inksOf(stage)] = found.toSorted((a, b) => apart(b) - apart(a));
  return found.find((inks) => apart(inks) >= APART) ?? furthest;
}
