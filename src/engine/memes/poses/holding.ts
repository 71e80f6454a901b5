import type { PoseFor } from "../rig/pose.ts";
import { beside, both, down, from, hanging, onHip } from "./measures.ts";

/** A hand, or both, with something in it. What is held in the right hand is the first to be seen. */
export const HOLDING = {
  hold: (who) => ({
    left: who.arm.length > 90 ? hanging(who) : onHip(who),
    right: { elbow: from(who, 0.3, 0.5), wrist: from(who, 0.5, 0.08), hand: "grip", angle: -84, handSize: 1.05 },
  }),
  show: (who) => ({
    left: onHip(who),
    right: { elbow: from(who, 0.5, 0.16), wrist: from(who, 0.9, -0.3), hand: "grip", angle: -84, handSize: 1.1 },
  }),
  aloft: (who) => ({
    left: onHip(who),
    right: { elbow: from(who, 0.5, 0.1), wrist: beside(who, -0.66), hand: "grip", angle: -84, handSize: 1.1 },
  }),
  both: (who) =>
    both({
      elbow: from(who, 0.12, 0.52),
      wrist: [who.carry ?? 38, down(who, 0.36)],
      hand: "grip",
      angle: -100,
      handSize: 1.05,
    }),
  tray: (who) => ({
    left: onHip(who),
    right: {
      elbow: from(who, 0.42, 0.4),
      wrist: from(who, 0.84, 0.1),
      hand: "open",
      angle: -38,
      flip: true,
      handSize: 1.1,
    },
  }),
  sip: (who) => ({
    left: hanging(who),
    right: {
      elbow: from(who, 0.34, 0.48),
      wrist: [who.half * 0.42, who.chin + 8],
      hand: "grip",
      angle: -100,
      layer: "face",
    },
  }),
  call: (who) => ({
    left: onHip(who),
    right: {
      elbow: from(who, 0.46, 0.34),
      wrist: [who.half * 0.98, who.chin - 14],
      hand: "grip",
      angle: -96,
      layer: "face",
    },
    head: { tilt: 8, dy: 2 },
  }),
  speech: (who) => ({
    left: hanging(who),
    right: { elbow: from(who, 0.46, 0.56), wrist: from(who, 0.24, 0.02), hand: "grip", angle: -96, layer: "face" },
  }),
  treasure: (who) => ({
    left: { elbow: from(who, 0.5, 0.64), wrist: [who.shoulder[0] * 0.75, down(who, 0.3)], hand: "flat", angle: -150 },
    right: { elbow: from(who, 0.62, 0.3), wrist: from(who, 0.72, -0.5), hand: "grip", angle: -84, handSize: 1.1 },
  }),
  lift: (who) =>
    both({
      elbow: from(who, 0.5, 0.04),
      wrist: beside(who, -0.74),
      hand: "flat",
      angle: -92,
      layer: "back",
      handSize: 1.15,
    }),
  row: (who) => ({
    left: { elbow: from(who, 0.3, 0.5), wrist: [12, down(who, 0.5)], hand: "fist", angle: 160 },
    right: { elbow: from(who, 0.36, 0.5), wrist: from(who, 0.4, 0.24), hand: "grip", angle: -60 },
  }),
  bail: (who) => ({
    left: { elbow: from(who, 0.42, 0.52), wrist: from(who, 0.26, 0.84), hand: "fist" },
    right: { elbow: from(who, 0.56, 0.16), wrist: from(who, 0.82, -0.62), hand: "grip", angle: -84 },
  }),
  read: (who) =>
    both({ elbow: from(who, 0.16, 0.54), wrist: [who.shoulder[0] * 0.62, down(who, 0.3)], hand: "grip", angle: -92 }),
} satisfies Record<string, PoseFor>;
