import type { PoseFor } from "../rig/pose.ts";
import { both, down, from, hanging, onHip } from "./measures.ts";

/** An arm that shows, greets, stops or reaches. */
export const GESTURES = {
  point: (who) => ({
    left: onHip(who),
    right: { elbow: from(who, 0.42, 0.06), wrist: from(who, 0.92, -0.36), hand: "point", angle: -28, handSize: 1.12 },
    lean: -3,
  }),
  command: (who) => ({
    left: onHip(who),
    right: { elbow: from(who, 0.3, -0.24), wrist: from(who, 0.42, -0.98), hand: "point", angle: -82, handSize: 1.2 },
    lean: -2,
  }),
  present: (who) => ({
    left: onHip(who),
    right: {
      elbow: from(who, 0.36, 0.36),
      wrist: from(who, 0.84, 0.04),
      hand: "open",
      angle: -20,
      flip: true,
      handSize: 1.1,
    },
  }),
  shrug: (who) => ({
    ...both({
      elbow: from(who, 0.22, 0.42),
      wrist: from(who, 0.62, 0.06),
      hand: "open",
      angle: -22,
      flip: true,
      handSize: 1.1,
    }),
    head: { tilt: -7, dy: 4 },
  }),
  cheer: (who) =>
    both({
      elbow: from(who, 0.4, -0.2),
      wrist: from(who, 0.52, -0.86),
      hand: "splay",
      angle: -74,
      layer: "back",
      handSize: 1.12,
    }),
  wave: (who) => ({
    left: hanging(who),
    right: { elbow: from(who, 0.46, 0.02), wrist: from(who, 0.62, -0.58), hand: "splay", angle: -66, handSize: 1.12 },
  }),
  thumb: (who) => ({
    left: hanging(who),
    right: { elbow: from(who, 0.24, 0.44), wrist: from(who, 0.56, 0.08), hand: "thumb", angle: -14, handSize: 1.2 },
  }),
  stop: (who) => ({
    left: hanging(who),
    right: { elbow: from(who, 0.4, 0.3), wrist: from(who, 0.72, -0.1), hand: "flat", angle: -84, handSize: 1.2 },
  }),
  reach: (who) => ({
    left: hanging(who),
    right: { elbow: from(who, 0.46, 0.12), wrist: from(who, 1.02, -0.08), hand: "open", angle: -4, handSize: 1.1 },
    lean: 6,
  }),
  push: (who) => ({
    left: { elbow: [who.hip[0] * 0.3, down(who, 0.8)], wrist: [who.hip[0] * 0.8, down(who, 0.8)], layer: "back" },
    right: {
      elbow: from(who, 0.56, 0.08),
      wrist: from(who, 1.06, -0.28),
      hand: "flat",
      angle: -12,
      layer: "face",
      handSize: 1.15,
    },
  }),
  handle: (who) => ({
    left: { elbow: from(who, 0.3, 0.4), wrist: from(who, 0.2, 0.9), layer: "back" },
    right: { elbow: from(who, 0.3, 0.4), wrist: from(who, 0.64, -0.16), hand: "relax", angle: 10 },
  }),
  levers: (who) =>
    both({ elbow: from(who, 0.48, 0.54), wrist: from(who, 0.94, 0.03), hand: "fist", angle: 90, handSize: 1.1 }),
  whisper: (who) => ({
    left: hanging(who),
    right: {
      elbow: from(who, 0.3, 0.4),
      wrist: [who.half * 0.56, who.chin - 2],
      hand: "flat",
      angle: -96,
      flip: true,
      layer: "face",
      handSize: 1.2,
    },
    head: { tilt: 8, dy: 2 },
  }),
  type: (who) =>
    both({ elbow: from(who, 0.18, 0.46), wrist: [who.shoulder[0] * 0.5, down(who, 0.66)], hand: "relax", angle: 118 }),
  peek: (who) =>
    both({
      elbow: from(who, 0.2, 0.3),
      wrist: [who.shoulder[0] + 16, down(who, 0.34)],
      hand: "relax",
      angle: 86,
      layer: "front",
    }),
  dash: (who) => ({
    left: { elbow: from(who, 0.5, 0.34), wrist: from(who, 0.86, 0.1), hand: "relax", angle: -10, layer: "back" },
    right: { elbow: from(who, 0.62, 0.2), wrist: from(who, 1.2, 0), hand: "splay", angle: -14, handSize: 1.15 },
  }),
  wind: (who) => ({
    left: { elbow: from(who, 0.4, 0.64), wrist: from(who, 0.34, 0.96), layer: "back" },
    right: { elbow: from(who, 0.46, 0.56), wrist: from(who, 0.48, -0.06), hand: "fist", angle: -40 },
  }),
  triumph: (who) => both({ elbow: from(who, 0.44, 0.28), wrist: from(who, 0.56, -0.7), hand: "fist", angle: -80 }),
} satisfies Record<string, PoseFor>;
