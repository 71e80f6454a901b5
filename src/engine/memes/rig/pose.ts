import type { MoodId } from "../moods.ts";
import type { ArmPose } from "./arm.ts";
import type { Character } from "./character.ts";

/** What the arms do. A missing arm is not drawn. */
export type Pose = {
  left?: ArmPose;
  right?: ArmPose;
  /** Degrees the whole figure leans, from the ground. */
  lean?: number;
  head?: { tilt: number; dy: number };
  /** The mood that goes with it when none is asked for. */
  mood?: MoodId;
};

export type PoseFor = (who: Character) => Pose;
