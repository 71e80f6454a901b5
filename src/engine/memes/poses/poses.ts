import type { PoseFor } from "../rig/pose.ts";
import { GESTURES } from "./gestures.ts";
import { HOLDING } from "./holding.ts";
import { RESTING } from "./resting.ts";
import { STRAINING } from "./straining.ts";

const OWN = { ...RESTING, ...GESTURES, ...HOLDING, ...STRAINING };

export type PoseId = keyof typeof OWN;

export const POSES: Record<PoseId, PoseFor> = OWN;
export const POSE_IDS = Object.keys(OWN) as PoseId[];
