import { CAST, type CastId } from "./cast/cast.ts";
import { type MoodId, moodOf } from "./moods.ts";
import { POSES, type PoseId } from "./poses/poses.ts";
import { type ArmPose, arm } from "./rig/arm.ts";
import type { Character, Look } from "./rig/character.ts";
import { face } from "./rig/face.ts";
import { group } from "./rig/ink.ts";
import { legs, liftOf, type Stance } from "./rig/legs.ts";
import { round, type Side, type Vector } from "./rig/points.ts";
import type { Pose } from "./rig/pose.ts";
import { narrowed, turned } from "./rig/turn.ts";

/** What a figure does. Everything held, carried or worn is an SVG drawing. */
export type Acting = {
  mood?: MoodId;
  /** A pose by name, or arms made for one scene. */
  pose?: PoseId | Pose;
  stance?: Stance;
  view?: "front" | "side";
  gaze?: Vector;
  tilt?: number;
  /** Another set of the character's colours. */
  coat?: string;
  /** Upright, with the grip at 0 0. */
  hold?: { left?: string; right?: string };
  /** In front of the body, between the arms; its origin is the middle of the chest. */
  carry?: string;
  /** On the head, with its base at 0 0; under the chin, with its top at 0 0; over the eyes. */
  hat?: string;
  scarf?: string;
  shades?: string;
  /** Without legs, for a bust or somebody behind a desk. */
  isBust?: boolean;
};

/** A whole figure: the head's centre at 0 0, facing us or turned to the right. */
export function figure(id: CastId, acting: Acting = {}): string {
  const who = CAST[id];
  const pose: Pose = typeof acting.pose === "object" ? acting.pose : POSES[acting.pose ?? "stand"](who);
  const look = lookOf(who, acting, pose);
  const stance = acting.stance ?? "stand";
  const standing = stance === "stand" && !look.isSide ? who.standing : undefined;
  const below = acting.isBust ? "" : (standing ?? legs(who.legs, stance, look.isSide));
  const isSeated = stance === "sit";
  const upper =
    armsAt("back", who, look, pose, acting) +
    narrowed(look, who.body(look)) +
    (isSeated ? below : "") +
    headOf(who, look, pose, acting) +
    (acting.carry ? group(`translate(0 ${round(who.shoulder[1] + 24)})`, acting.carry) : "") +
    armsAt("front", who, look, pose, acting) +
    armsAt("face", who, look, pose, acting);
  const leaning = pose.lean ? group(`rotate(${pose.lean} 0 ${who.foot})`, upper) : upper;
  const svg = narrowed(look, who.behind?.(look) ?? "") + (isSeated ? "" : below) + leaning;
  const coat = acting.coat ? (who.coats?.[acting.coat] ?? []) : [];
  return coat.reduce((drawn, [from, to]) => drawn.replaceAll(from, to), svg);
}

export type Place = Acting & { x: number; y: number; scale?: number; flip?: boolean; rotate?: number };

/** A figure on the ground, or on its seat: x and y are the point between its feet, or under its body. */
export function put(id: CastId, { x, y, scale = 1, flip = false, rotate = 0, ...acting }: Place): string {
  const who = CAST[id];
  const ground = groundOf(who, acting.stance ?? "stand");
  const turn = rotate ? ` rotate(${rotate})` : "";
  const size = `scale(${round2(flip ? -scale : scale)} ${round2(scale)})`;
  return group(
    `translate(${round(x)} ${round(y)}) ${size}${turn}`,
    group(`translate(0 ${-ground})`, figure(id, acting)),
  );
}

/** Where a figure touches the ground or its seat, in its own space. */
export const groundOf = (who: Character, stance: Stance) =>
  stance === "sit" ? who.seat : who.foot + liftOf(who.legs, stance);

const round2 = (value: number) => Math.round(value * 1000) / 1000;

function lookOf(who: Character, { mood, gaze, view, stance = "stand" }: Acting, pose: Pose): Look {
  const felt = moodOf(mood ?? pose.mood ?? "calm", who.moods);
  const looking = gaze ? { ...felt, eye: { ...felt.eye, x: gaze[0], y: gaze[1] }, eyeLeft: {}, eyeRight: {} } : felt;
  return { mood: looking, isSide: view === "side", stance };
}

function headOf(who: Character, look: Look, pose: Pose, { tilt, hat, scarf, shades }: Acting): string {
  const { mood } = look;
  const angle = round((tilt ?? pose.head?.tilt ?? mood.head.tilt) * (who.stiffness ?? 1));
  const down = round(pose.head?.dy ?? mood.head.dy);
  const at = (x: number, y: number, worn: string | undefined) => (worn ? group(`translate(${x} ${y})`, worn) : "");
  const worn =
    at(0, who.chin + 6, scarf) +
    turned(look, who.half, 1, at(0, who.eye.y, shades)) +
    turned(look, who.half, 0.3, at(0, who.top, hat));
  const drawn = who.head(look) + face(who, look) + (who.over?.(look) ?? "") + worn;
  return group(`translate(0 ${down}) rotate(${angle} ${who.neck[0]} ${who.neck[1]})`, drawn);
}

function armsAt(
  layer: NonNullable<ArmPose["layer"]>,
  who: Character,
  look: Look,
  pose: Pose,
  { hold }: Acting,
): string {
  const drawn = (side: Side, given: ArmPose | undefined, held: string | undefined) => {
    if (!given || (given.layer ?? "front") !== layer) return "";
    const svg = arm(who, side, given, held);
    // From the side the shoulders come together.
    const closer = layer === "face" ? who.half * 0.2 : -side * who.shoulder[0] * 0.45;
    return look.isSide ? group(`translate(${round(closer)} 0)`, svg) : svg;
  };
  return drawn(-1, pose.left, hold?.left) + drawn(1, pose.right, hold?.right);
}
