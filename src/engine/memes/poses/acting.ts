import type { PoseFor } from "../rig/pose.ts";
import { both, down, from, hanging, onHip } from "./measures.ts";

/** Poses that tell a story by themselves. */
export const ACTING = {
  /** One finger comes down on something, with ceremony. */
  press: (who) => ({
    left: onHip(who),
    right: { elbow: from(who, 0.5, -0.1), wrist: from(who, 0.9, 0.06), hand: "point", angle: 62, handSize: 1.2 },
    lean: 4,
  }),
  /** One finger straight down on what stands in front. */
  "press-down": (who) => ({
    left: onHip(who),
    right: {
      elbow: from(who, 0.6, 0.3),
      wrist: [who.shoulder[0] * 0.5, down(who, -0.14)],
      hand: "point",
      angle: 96,
      handSize: 1.25,
      layer: "face",
    },
  }),
  /** Hands behind the head, elbows out. */
  recline: (who) =>
    both({
      elbow: [who.half + 26, -6],
      wrist: [who.half * 0.66, -who.half * 0.34],
      hand: "relax",
      angle: 200,
      layer: "back",
    }),
  /** The chin on one fist, the other arm along the table. */
  lounge: (who) => ({
    left: { elbow: from(who, 0.3, 0.66), wrist: [-4, down(who, 0.84)], hand: "relax", angle: 178 },
    right: {
      elbow: from(who, 0.36, 0.7),
      wrist: [who.half * 0.5, who.chin + 2],
      hand: "fist",
      angle: -112,
      layer: "face",
      handSize: 1.15,
    },
    head: { tilt: 10, dy: 4 },
  }),
  /** Both arms out and up, to look larger. */
  loom: (who) =>
    both({
      elbow: from(who, 0.52, -0.06),
      wrist: from(who, 0.92, -0.56),
      hand: "splay",
      angle: -50,
      layer: "back",
      handSize: 1.3,
    }),
  /** One arm shows the way from above. */
  direct: (who) => ({
    left: onHip(who),
    right: { elbow: from(who, 0.5, 0.02), wrist: from(who, 0.9, 0.26), hand: "point", angle: 28, handSize: 1.2 },
    lean: 5,
  }),
  /** Leans out with something held at arm's length. */
  swing: (who) => ({
    left: { elbow: from(who, 0.4, 0.4), wrist: from(who, 0.5, 0.04), hand: "fist", angle: -20, layer: "back" },
    right: { elbow: from(who, 0.5, -0.1), wrist: from(who, 0.86, -0.62), hand: "grip", angle: -84, handSize: 1.1 },
    lean: 6,
  }),
  /** Shows what is in the left hand, beside the head. */
  display: (who) => ({
    right: onHip(who),
    left: { elbow: from(who, 0.5, 0.16), wrist: from(who, 0.9, -0.3), hand: "grip", angle: -84, handSize: 1.1 },
  }),
  applaud: (who) => ({
    left: { elbow: from(who, 0.3, 0.5), wrist: [10, down(who, 0.24)], hand: "flat", angle: 236, handSize: 1.1 },
    right: { elbow: from(who, 0.3, 0.5), wrist: [20, down(who, 0.2)], hand: "flat", angle: 214, handSize: 1.1 },
    head: { tilt: -5, dy: 0 },
  }),
  /** Hands in the air that held something a moment ago. */
  dropped: (who) => ({
    left: hanging(who),
    right: { elbow: from(who, 0.5, 0.2), wrist: from(who, 0.8, -0.3), hand: "splay", angle: -60, handSize: 1.2 },
    lean: -5,
  }),
} satisfies Record<string, PoseFor>;
