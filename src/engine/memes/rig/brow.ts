import { INK } from "../palette.ts";
import { brush } from "./brush.ts";
import type { BrowMood } from "./mood.ts";
import { type Point, radians, type Side } from "./points.ts";

export type BrowBuild = { dx: number; y: number; length: number; width: number; color?: string };

/** Thick at the inner end. */
export function brow(side: Side, mood: BrowMood, build: BrowBuild): string {
  const x = side * (build.dx + (mood.dx ?? 0));
  const y = build.y - (mood.up ?? 0);
  const angle = radians((mood.tilt ?? 0) * -side);
  const arch = (mood.arch ?? 0) * build.length * 0.34;
  const turned = (across: number, down: number): Point => [
    x + across * Math.cos(angle) - down * Math.sin(angle),
    y + across * Math.sin(angle) + down * Math.cos(angle),
  ];
  const out = side * build.length;
  const line = [turned(-out, 0), turned(-out * 0.2, -arch * 1.05), turned(out, arch * 0.15)];
  return brush(line, build.width * (mood.weight ?? 1), 0.85, 0.3, build.color ?? INK);
}
