import { keysOf } from "../../../shared/keys-of.ts";
import type { PoseFor } from "../rig/pose.ts";
import { ACTING } from "./acting.ts";
import { GESTURES } from "./gestures.ts";
import { HOLDING } from "./holding.ts";
import { PASSING_ON } from "./passing-on.ts";
import { RESTING } from "./resting.ts";
import { STRAINING } from "./straining.ts";

const OWN = { ...RESTING, ...GESTURES, ...HOLDING, ...STRAINING, ...PASSING_ON, ...ACTING };

export type PoseId = keyof typeof OWN;

export const POSES: Record<PoseId, PoseFor> = OWN;
export const POSE_IDS = keysOf(OWN);
