import { INK, type Tone } from "../palette.ts";
import { band, brush, tube } from "./brush.ts";
import { sampled } from "./curve.ts";
import { type HandBuild, hand } from "./hand.ts";
import type { HandId } from "./hands.ts";
import { group, ink, LINE, paint, part } from "./ink.ts";
import { add, degrees, type Point, pointAt, polar, round, type Side, type Vector, xy } from "./points.ts";
import { oval } from "./shapes.ts";

export type ArmBuild = {
  upper: number;
  lower: number;
  /** What poses measure in. */
  length: number;
  widths: readonly [number, number, number];
  tone: Tone;
  /** Fur and feathers join the hand, a sleeve ends at the wrist or is rolled up, a hose has rings, a line is a line. */
  kind: "fur" | "sleeve" | "hose" | "line";
  /** The share of the arm a rolled-up sleeve covers. */
  rolled?: number;
  rings?: string;
  /** A long glove up to this share of the arm. */
  glove?: number;
};

/** One arm of a pose, for the viewer's right; the left is its mirror image. */
export type ArmPose = {
  /** Elbow and wrist in figure space. Without an elbow, the bones find it. */
  elbow?: Vector;
  wrist: Vector;
  hand?: HandId;
  /** 0 points outwards, -90 up. */
  angle?: number;
  bend?: 1 | -1;
  flip?: boolean;
  /** Behind the body, in front of it, or over the face. */
  layer?: "back" | "front" | "face";
  handSize?: number;
};

type Owner = { shoulder: Vector; arm: ArmBuild; hand: HandBuild };

export function arm(owner: Owner, side: Side, pose: ArmPose, held = ""): string {
  const { arm: build, hand: made } = owner;
  const shoulder: Point = [side * owner.shoulder[0], owner.shoulder[1]];
  const wrist: Point = [side * pose.wrist[0], pose.wrist[1]];
  const elbow: Point = pose.elbow
    ? [side * pose.elbow[0], pose.elbow[1]]
    : elbowBetween(shoulder, wrist, build, (pose.bend ?? 1) * side);
  const angle =
    pose.angle === undefined
      ? degrees(Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
      : side > 0
        ? pose.angle
        : 180 - pose.angle;
  const size = pose.handSize ?? 1;
  const flip = (pose.flip ? -1 : 1) * side;
  const upright =
    held && group(`translate(${round(made.palm * 0.86)} 0) scale(1 ${flip}) rotate(${round(-angle)})`, held);
  const fist = group(
    `translate(${xy(wrist)}) rotate(${round(angle)}) scale(${size} ${size * flip})`,
    hand(held ? "grip" : (pose.hand ?? "relax"), made, 3.1 / size, upright),
  );
  const limb: Limb = {
    side,
    line: [shoulder, elbow, wrist],
    angle,
    build,
    made,
    size,
    isBehind: pose.layer === "back",
  };
  return { fur, sleeve, hose, line }[build.kind](limb, fist);
}

type Limb = {
  side: Side;
  line: readonly [Point, Point, Point];
  angle: number;
  build: ArmBuild;
  made: HandBuild;
  size: number;
  isBehind: boolean;
};

/** Arm and hand in one silhouette. */
function fur(limb: Limb, fist: string): string {
  const { build, made, size, angle, line } = limb;
  const core = ink([part(bone(limb), build.tone[0])], 3.4);
  const wrist: Vector = [line[2][0], line[2][1]];
  const joint = tube(
    [add(wrist, polar(angle, -made.palm * 0.9)), add(wrist, polar(angle, made.palm * 0.3))],
    [build.widths[2] * 0.96, made.palm * 1.3 * Math.min(1.1, size)],
  );
  return core + fist + paint(joint, made.fill) + shoulderCap(limb);
}

/** The hand first, then the sleeve over the wrist. */
function sleeve(limb: Limb, fist: string): string {
  const { build, made, line, angle } = limb;
  const [upper, elbow, lower] = build.widths;
  if (!build.rolled)
    return fist + ink([part(bone(limb), build.tone[0], build.tone[1], [-4, -5])], 3.4) + shoulderCap(limb);
  const skin = ink([part(tube(line, [lower * 0.9, lower * 0.85, lower * 0.72]), made.fill)], LINE.limb);
  const wrist: Vector = [line[2][0], line[2][1]];
  const joint = tube([add(wrist, polar(angle, -6)), add(wrist, polar(angle, 2))], [lower * 0.7, made.palm * 1.1]);
  const whole = sampled(line, 8);
  const covered = whole.slice(0, Math.round((whole.length - 1) * build.rolled) + 1);
  const halves = covered.map((_, index) => (upper + ((elbow * 1.05 - upper) * index) / (covered.length - 1)) / 2);
  const cloth = ink([part(band(covered, halves), build.tone[0], build.tone[1], [-4, -5])], 3.4);
  return skin + fist + paint(joint, made.fill) + cloth + shoulderCap(limb);
}

function hose(limb: Limb, fist: string): string {
  const { build, line } = limb;
  const along = sampled(line, 7);
  const half = build.widths[0] * 0.46;
  const rings = along.map((point, index) => {
    if (index < 2 || index % 2 || index >= along.length - 1) return "";
    const [beforeX, beforeY] = pointAt(along, index - 1);
    const [afterX, afterY] = pointAt(along, index + 1);
    const turn = Math.atan2(afterY - beforeY, afterX - beforeX);
    const across: Vector = [-Math.sin(turn) * half, Math.cos(turn) * half];
    const [x, y] = point;
    return brush(
      [
        [x + across[0], y + across[1]],
        [x - across[0], y - across[1]],
      ],
      2.2,
      0.6,
      0.6,
      build.rings,
    );
  });
  return ink([part(bone(limb), build.tone[0], build.tone[1], [-3, -3])], LINE.thing) + rings.join("") + fist;
}

function line({ build, line: path, made }: Limb, fist: string): string {
  const width = build.widths[0];
  const thread = paint(tube(path, [width, width, width]), INK);
  if (!build.glove) return thread + fist;
  const whole = sampled(path, 8);
  const start = Math.round((whole.length - 1) * (1 - build.glove));
  const gloved = whole.slice(start);
  const wide = made.palm * 1.15;
  return (
    thread +
    ink([part(tube(gloved, [wide * 1.12, wide * 0.92, wide]), made.fill, made.shade, [-3, -2])], LINE.detail) +
    fist
  );
}

/** The limb with a round elbow. */
const bone = ({ line: path, build }: Limb) =>
  tube(path, build.widths) + oval(path[1][0], path[1][1], build.widths[1] / 2 - 0.3);

/** Hides the outline where an arm in front of the body leaves it. */
function shoulderCap({ side, line: path, build, isBehind }: Limb): string {
  if (isBehind) return "";
  return paint(oval(path[0][0] - side * 2.5, path[0][1] + 1, build.widths[0] / 2 - 0.6), build.tone[0]);
}

/** Two bones reach for the wrist; they stretch when it is out of reach. */
function elbowBetween(shoulder: Point, wrist: Point, build: ArmBuild, direction: number): Point {
  const dx = wrist[0] - shoulder[0];
  const dy = wrist[1] - shoulder[1];
  const distance = Math.hypot(dx, dy) || 1;
  const reach = build.upper + build.lower;
  const stretch = distance > reach - 1 ? (distance + 1) / reach : 1;
  const upper = build.upper * stretch;
  const lower = build.lower * stretch;
  const cosine = (upper * upper + distance * distance - lower * lower) / (2 * upper * distance);
  const angle = Math.atan2(dy, dx) + Math.acos(Math.max(-1, Math.min(1, cosine))) * direction;
  return [shoulder[0] + Math.cos(angle) * upper, shoulder[1] + Math.sin(angle) * upper];
}
