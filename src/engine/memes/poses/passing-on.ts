import type { ArmPose } from "../rig/arm.ts";
import type { Character } from "../rig/character.ts";
import type { PoseFor } from "../rig/pose.ts";
import { both, from, hanging, onHip } from "./measures.ts";

/** The same height for everybody, so that what they hold is on one line. */
const LINE_HEIGHT = 26;

const onLine = (who: Character): ArmPose => ({
  elbow: from(who, 0.62, 0.42),
  wrist: [who.half + 28, LINE_HEIGHT + who.hand.palm * 0.86],
  hand: "grip",
  angle: -90,
  layer: "face",
});

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
  /** Something beside the mouth, at the height of the line. */
  "line-start": (who) => ({ left: hanging(who), right: onLine(who) }),
  /** Something at one ear and something beside the mouth. */
  "line-through": (who) => both(onLine(who)),
  "line-end": (who) => ({ left: onLine(who), right: hanging(who) }),
  /** Lifts something off, high beside the head. */
  unveil: (who) => ({
    left: onHip(who),
    right: { elbow: [who.half + 16, 32], wrist: [who.half + 54, -20], hand: "grip", angle: -84, handSize: 1.1 },
  }),
} satisfies Record<string, PoseFor>;
