import type { ArmPose } from "../rig/arm.ts";
import type { Character } from "../rig/character.ts";
import type { Vector } from "../rig/points.ts";
import type { Pose } from "../rig/pose.ts";

/** Very long arms gesture no further than this. */
const LONGEST_GESTURE = 78;

/** A place in arm lengths from the shoulder. */
export function from({ shoulder, arm }: Character, x: number, y: number): Vector {
  const length = Math.min(LONGEST_GESTURE, arm.length);
  return [shoulder[0] + length * x, shoulder[1] + length * y];
}

/** How far down the chest, in arm lengths. */
export const down = ({ shoulder, arm }: Character, share: number) =>
  shoulder[1] + Math.min(LONGEST_GESTURE, arm.length) * share;

/** A hand raised beside the head, clear of the face, in arm lengths from the shoulder's height. */
export const beside = (who: Character, y: number): Vector => [
  Math.max(who.half + 16, from(who, 0.46, 0)[0]),
  from(who, 0, y)[1],
];

export const both = (pose: ArmPose): Pose => ({ left: pose, right: pose });

export const onHip = (who: Character): ArmPose => ({
  elbow: [who.hip[0] + who.arm.length * 0.34, who.shoulder[1] + who.arm.length * 0.42],
  wrist: [who.hip[0] + 1, who.hip[1] - 8],
  hand: "relax",
  angle: 158,
  layer: "back",
});

export const hanging = (who: Character): ArmPose => ({
  elbow: [Math.max(who.shoulder[0] + 13, who.hip[0] + 6), who.shoulder[1] + who.arm.length * 0.45],
  wrist: [Math.max(who.shoulder[0] + 14, who.hip[0] + 11), who.shoulder[1] + who.arm.length * 0.88],
  hand: "relax",
  angle: 84,
  layer: "back",
});

/** The forearm across the belly, as a rest for the other elbow. */
export const across = (who: Character): ArmPose => ({
  elbow: from(who, 0.16, 0.5),
  wrist: [-who.shoulder[0] * 0.1 + 2, down(who, 0.5)],
  hand: "relax",
  angle: 176,
  layer: "front",
});
