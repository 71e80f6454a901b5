import type { PoseFor } from "../rig/pose.ts";
import { from, hanging } from "./measures.ts";

/** What a sentence goes through on its way. */
export const PASSING_ON = {
  /** A hand behind the ear. */
  listen: (who) => ({
    left: hanging(who),
    right: {
      elbow: from(who, 0.5, 0.2),
      wrist: [who.half + 8, who.eye.y + 34],
      hand: "flat",
      angle: -112,
      flip: true,
      layer: "back",
      handSize: 1.25,
    },
    head: { tilt: 10, dy: 2 },
  }),
  /** A hand beside the mouth, for somebody far away. */
  holler: (who) => ({
    left: hanging(who),
    right: {
      elbow: from(who, 0.46, 0.3),
      wrist: [who.half * 0.86, who.chin + 2],
      hand: "flat",
      angle: -84,
      layer: "face",
      handSize: 1.2,
    },
  }),
} satisfies Record<string, PoseFor>;
