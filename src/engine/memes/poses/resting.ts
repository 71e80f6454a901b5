import type { PoseFor } from "../rig/pose.ts";
import { across, both, down, from, hanging, onHip } from "./measures.ts";

/** Arms at rest, or busy with their owner. */
export const RESTING = {
  none: () => ({}),
  stand: (who) => both(hanging(who)),
  hips: (who) => both(onHip(who)),
  crossed: (who) => ({
    right: { elbow: from(who, 0.12, 0.5), wrist: [-who.shoulder[0] * 0.34, down(who, 0.3)], hand: "flat", angle: 196 },
    left: { elbow: from(who, 0.12, 0.5), wrist: [-who.shoulder[0] * 0.26, down(who, 0.48)], hand: "fist", angle: 176 },
  }),
  clasp: (who) => both({ elbow: from(who, 0.14, 0.52), wrist: [10, down(who, 0.36)], hand: "fist", angle: 205 }),
  hug: (who) => both({ elbow: from(who, 0.2, 0.46), wrist: [16, down(who, 0.56)], hand: "flat", angle: 190 }),
  think: (who) => ({
    left: across(who),
    right: {
      elbow: [who.shoulder[0] + 8, down(who, 0.52)],
      wrist: [17, who.chin + 12],
      hand: "fist",
      angle: -124,
      layer: "face",
      handSize: 1.05,
    },
  }),
  chin: (who) => ({
    ...both({
      elbow: from(who, 0.1, 0.62),
      wrist: [who.half * 0.5, who.chin + 6],
      hand: "fist",
      angle: -104,
      layer: "face",
      handSize: 1.1,
    }),
    head: { tilt: 0, dy: 4 },
  }),
  facepalm: (who) => ({
    left: across(who),
    right: {
      elbow: [who.shoulder[0] + who.arm.length * 0.2, who.shoulder[1] + Math.min(40, who.arm.length * 0.46)],
      wrist: who.palm,
      hand: "flat",
      angle: who.palmAngle ?? -116,
      layer: "face",
      handSize: 1.3,
    },
    mood: "weary",
    head: { tilt: 9, dy: 6 },
  }),
  panic: (who) =>
    both({
      elbow: from(who, 0.46, 0.22),
      wrist: [who.half * 0.9, who.chin - 2],
      hand: "flat",
      angle: -104,
      layer: "face",
      flip: true,
      handSize: 1.15,
    }),
  heart: (who) => ({
    left: { elbow: from(who, 0.4, 0.5), wrist: [16, down(who, 0.3)], hand: "flat", angle: 206, handSize: 1.1 },
    right: hanging(who),
  }),
  behind: (who) =>
    both({
      elbow: from(who, 0.16, 0.42),
      wrist: [who.hip[0] * 0.4, who.hip[1] + 4],
      hand: "relax",
      angle: 170,
      layer: "back",
    }),
  lap: (who) =>
    both({ elbow: from(who, 0.14, 0.5), wrist: [who.hip[0] * 0.5, who.hip[1] + 2], hand: "relax", angle: 120 }),
} satisfies Record<string, PoseFor>;
