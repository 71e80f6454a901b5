import { INK, MOUTH, PAPER, TONGUE, TONGUE_LINE } from "../palette.ts";
import { brush } from "./brush.ts";
import { curve } from "./curve.ts";
import { clip, ink, paint, part, place } from "./ink.ts";
import type { MouthMood } from "./mood.ts";
import { type Point, round, xy } from "./points.ts";
import { oval } from "./shapes.ts";

export type MouthBuild = {
  x: number;
  y: number;
  /** Half the width at rest. */
  w: number;
  line?: number;
  color?: string;
  /** A muzzle: two arcs hang from the nose, this deep. */
  muzzle?: number;
  /** A mouth of light on a screen of this colour. */
  screen?: string;
};

const OUTLINE = 2.1;

export function mouth(mood: MouthMood, build: MouthBuild): string {
  const { w: unit, line = 4, color = INK } = build;
  const width = (mood.w ?? 1) * unit;
  const seen: Seen = { mood, build, unit, width, skew: (mood.skew ?? 0) * width * 0.42, line, color };
  const draw = { closed, wobble, open, grit }[mood.shape ?? "closed"];
  return place(build.x + (mood.dx ?? 0) * unit, build.y + (mood.dy ?? 0) * unit, draw(seen));
}

type Seen = {
  mood: MouthMood;
  build: MouthBuild;
  unit: number;
  width: number;
  skew: number;
  line: number;
  color: string;
};

function wobble({ unit, width, line, color }: Seen): string {
  const waves = Array.from({ length: 7 }, (_, index): Point => {
    return [-width + (width * index) / 3, (index % 2 ? -1 : 1) * unit * 0.22];
  });
  return brush(waves, line, 0.5, 0.5, color);
}

function closed(seen: Seen): string {
  const { mood, build, unit, width: w, skew, line, color } = seen;
  const smile = (mood.smile ?? 0) * w * 0.5;
  if (build.muzzle && !mood.flat) return muzzle(seen, smile, build.muzzle * unit);
  const left: Point = [-w, -smile * 0.55 + skew];
  const right: Point = [w, -smile * 0.55 - skew];
  const middle: Point[] = [
    [-w * 0.45, smile * 0.42 + skew * 0.5],
    [w * 0.1, smile * 0.6 - skew * 0.1],
    [w * 0.62, smile * 0.3 - skew * 0.62],
  ];
  const lips = brush([left, ...middle, right], line * 1.08, 0.45, 0.45, color);
  const lower: Point[] = [
    [-w * 0.3, unit * 0.62 * (mood.lip ?? 0)],
    [0, unit * 0.7 * (mood.lip ?? 0)],
    [w * 0.3, unit * 0.6 * (mood.lip ?? 0)],
  ];
  const lip = mood.lip ? brush(lower, 2.4, 0.2, 0.2, color) : "";
  if (build.screen) return lips + lip;
  const isCrooked = (mood.skew ?? 0) > 0.3;
  const smiles = mood.smile ?? 0;
  const ticks =
    (smiles > 0.2 || isCrooked ? tick(right, 1, 4, color) : "") +
    (smiles > 0.3 && !isCrooked ? tick(left, -1, 4, color) : "");
  return lips + ticks + lip;
}

function muzzle({ mood, width: w, skew, line, color }: Seen, smile: number, deep: number): string {
  const lift = smile * 0.5;
  const arc = (side: number, corner: number, sag: number) => {
    const hanging: Point[] = [
      [side * w, corner - lift * 0.6],
      [side * w * 0.62, deep + lift * 0.4 + sag],
      [side * w * 0.25, deep * 0.95],
      [0, -deep * 0.25],
    ];
    return brush(hanging, line, 0.3, 0.8, color);
  };
  const right = -smile * 0.55 - skew;
  const arcs = arc(-1, -smile * 0.55 + skew, skew * 0.3) + arc(1, right, -skew * 0.6);
  return arcs + ((mood.skew ?? 0) > 0.3 ? tick([w, right - lift * 0.6], 1, 4, color) : "");
}

/** The fold of a cheek at the corner of a smile. */
function tick([x, y]: Point, side: number, size: number, color: string): string {
  const fold: Point[] = [
    [x - side * 1.2, y - size],
    [x + side * 2.8, y - 0.5],
    [x + side * 2.2, y + size],
  ];
  return brush(fold, 2.6, 0.2, 0.2, color);
}

function open({ mood, build, unit, width: w, skew, color }: Seen): string {
  const corners = (mood.corners ?? 0) * unit;
  const upper = (mood.upper ?? 0) * unit;
  const lower = (mood.lower ?? 1) * unit;
  const bulge = (mood.bulge ?? 0) * unit;
  const roof = (reach: number) =>
    `C${xy([-w * 0.45, upper + skew * 0.4])} ${xy([w * 0.45, upper - skew * 0.4])} ${xy([w * reach, corners - skew])}`;
  const jaw = `C${xy([w * 0.9 + bulge, lower])} ${xy([-w * 0.9 - bulge, lower])} ${xy([-w, corners + skew])}`;
  const shape = `M${xy([-w, corners + skew])}${roof(1)}${jaw}Z`;
  if (build.screen) return paint(shape, color);
  const tongue = mood.tongue
    ? paint(oval(w * 0.06, Math.max(corners, lower * 0.74) + lower * 0.1, w * 0.62, unit * 0.5 * mood.tongue), TONGUE) +
      brush(
        [
          [w * 0.06, lower * 0.62],
          [w * 0.05, lower * 0.8],
        ],
        1.8,
        0.2,
        0.2,
        TONGUE_LINE,
      )
    : "";
  const row =
    `M${xy([-w * 1.2, corners - 20])}L${xy([-w * 1.2, corners])}L${xy([-w * 0.96, corners + skew])}` +
    `${roof(0.96)}L${xy([w * 1.2, corners])}L${xy([w * 1.2, corners - 20])}Z`;
  const teeth = mood.teeth ? place(0, mood.teeth * unit - 2, paint(row, PAPER)) : "";
  const cheeks = corners < 0 ? tick([w, corners - skew], 1, 5, INK) + tick([-w, corners + skew], -1, 5, INK) : "";
  const fold: Point[] = [
    [-w * 0.35, lower * 0.98 + 3.5],
    [0, lower * 0.98 + 5.5],
    [w * 0.35, lower * 0.98 + 3],
  ];
  return (
    ink([part(shape, MOUTH)], OUTLINE) +
    clip(shape, tongue + teeth) +
    cheeks +
    (mood.chin ? brush(fold, 2.2, 0.2) : "") +
    (mood.drool ? hangingTongue(w, lower, unit) : "")
  );
}

function hangingTongue(w: number, lower: number, unit: number): string {
  const u = (share: number) => round(unit * share);
  const d = `M${xy([w * 0.1, lower * 0.55])}q2 ${u(1.1)} ${u(0.55)} ${u(1.15)}q${u(0.55)} 0 ${u(0.35)} ${u(-1.2)}Z`;
  return ink([part(d, TONGUE, "#c95663", [-3, -2])], 2);
}

/** Clenched teeth in a crooked box; with raised corners, a smile that is hard work. */
function grit({ mood, build, unit, width: w, skew, color }: Seen): string {
  const upper = (mood.upper ?? 0) * unit;
  const lower = (mood.lower ?? 1) * unit;
  const lift = (mood.corners ?? 0) * unit;
  const shape = curve([
    [-w * 0.86, upper * 0.8 + skew + lift],
    [0, upper - skew * 0.1],
    [w * 0.86, upper * 0.8 - skew + lift],
    [w * 1.08, (upper + lower) * 0.42 + lift],
    [w, lower + lift * 0.7],
    [0, lower * 0.8 - lift * 0.4],
    [-w, lower + lift * 0.7],
    [-w * 1.08, (upper + lower) * 0.42 + lift],
  ]);
  const gap = build.screen ?? INK;
  const middle = (upper + lower) / 2;
  const bite: Point[] = [
    [-w * 1.2, middle + 1.5 + lift],
    [-w * 0.4, middle - 1 - lift * 0.3],
    [w * 0.4, middle + 1 - lift * 0.3],
    [w * 1.2, middle - 1 + lift],
  ];
  const gaps = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((index) =>
    brush(
      [
        [index * w * 0.32, upper - 2 + lift],
        [index * w * 0.36, lower + 3],
      ],
      2.3,
      0.8,
      0.8,
      gap,
    ),
  );
  const inside = clip(shape, brush(bite, 2.6, 1, 1, gap) + gaps.join(""));
  return (build.screen ? paint(shape, color) : ink([part(shape, PAPER)], OUTLINE)) + inside;
}
