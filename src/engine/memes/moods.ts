import { keysOf } from "../../shared/keys-of.ts";
import type { Mood, MoodChange } from "./rig/mood.ts";

const SHUT = { kind: "shut" } as const;

const MOODS = {
  calm: {
    eye: { lid: 0.22, pupil: 0.54 },
    brow: { tilt: -6, arch: 0.7 },
    mouth: { w: 0.8, smile: 0.6 },
    ear: 0,
    head: { tilt: 0, dy: 0 },
  },
  delighted: {
    eye: { kind: "arc" },
    brow: { up: 8, tilt: -8, arch: 1.2 },
    mouth: { shape: "open", w: 1.25, corners: -0.5, upper: -0.08, lower: 1.95, bulge: 0.04, teeth: 0.36, tongue: 1.1 },
    blush: true,
    ear: 1,
    head: { tilt: -5, dy: -3 },
    effects: ["sparks"],
  },
  smug: {
    eye: { lid: 0.52, low: 0.16, x: 0.62, pupil: 0.52 },
    brow: {},
    browLeft: { up: -3, tilt: 3, arch: 0.2 },
    browRight: { up: 9, tilt: -6, arch: 1.4 },
    mouth: { w: 0.92, smile: 0.5, skew: 0.62 },
    ear: 0.2,
    head: { tilt: -8, dy: -2 },
  },
  crying: {
    eye: { kind: "shut", dy: 2 },
    brow: { up: 5, tilt: -26, arch: 0.3, weight: 1.05 },
    mouth: { shape: "open", w: 1.08, corners: 0.95, upper: -0.75, lower: 1.6, bulge: 0.3, tongue: 1.15, chin: true },
    blush: true,
    ear: -0.7,
    head: { tilt: 4, dy: 3 },
    effects: ["tears"],
  },
  furious: {
    eye: { lid: 0.3, tilt: 24, pupil: 0.34, low: 0.08 },
    brow: { up: -8, tilt: 27, arch: -0.35, weight: 1.5, dx: -3 },
    mouth: { shape: "grit", w: 1.22, upper: -0.5, lower: 1.02, skew: 0.12 },
    ear: -1,
    head: { tilt: 0, dy: 4 },
    effects: ["steam", "flush"],
  },
  terrified: {
    eye: { size: 1.22, pupil: 0.2 },
    brow: { up: 13, tilt: -24, arch: 0.5, weight: 0.85 },
    mouth: {
      shape: "open",
      w: 0.95,
      corners: 0.42,
      upper: -0.95,
      lower: 2.05,
      bulge: 0.42,
      teeth: 0.42,
      tongue: 1.1,
    },
    ear: -0.9,
    head: { tilt: 0, dy: -4 },
    effects: ["sweat", "gloom"],
  },
  dead: {
    eye: { lid: 0.46, pupil: 0.3, dull: true, bag: true },
    brow: { tilt: -9, arch: 0, weight: 0.9 },
    mouth: { w: 0.72, smile: 0, flat: true },
    ear: -0.5,
    head: { tilt: 3, dy: 5 },
  },
  suspicious: {
    eye: { lid: 0.4, low: 0.32, x: -0.85, pupil: 0.5, tilt: 5 },
    brow: {},
    browLeft: { up: 8, tilt: -4, arch: 1.2 },
    browRight: { up: -5, tilt: 14, arch: 0.1, weight: 1.2 },
    mouth: { w: 0.55, smile: -0.3, skew: -0.45, dx: -0.3, flat: true },
    ear: 0.3,
    head: { tilt: 7, dy: 0 },
  },
  shout: {
    eye: { kind: "squeeze" },
    brow: { up: -4, tilt: 20, arch: 0, weight: 1.3 },
    mouth: { shape: "open", w: 1.1, corners: 0.1, upper: -0.9, lower: 2.1, bulge: 0.25, teeth: 0.3, tongue: 1.2 },
    ear: -0.6,
    head: { tilt: -4, dy: -2 },
  },
  starry: {
    eye: { kind: "star", size: 1.15, pupil: 0.8 },
    brow: { up: 12, tilt: -10, arch: 1.3 },
    mouth: { shape: "open", w: 0.8, corners: -0.3, upper: 0, lower: 1.3, tongue: 1 },
    blush: true,
    ear: 1,
    head: { tilt: -3, dy: -3 },
  },
  nervous: {
    eye: { size: 1.08, pupil: 0.34, x: 0.7 },
    brow: { up: 9, tilt: -22, arch: 0.4 },
    mouth: { shape: "grit", w: 0.86, upper: -0.16, lower: 0.58 },
    ear: -0.4,
    head: { tilt: 4, dy: 0 },
    effects: ["sweat"],
  },
  sad: {
    eye: { lid: 0.22, tilt: -16, pupil: 0.6, y: 0.35, wet: true },
    brow: { up: 5, tilt: -24, arch: 0.4 },
    mouth: { w: 0.62, smile: -0.85, lip: 1 },
    ear: -0.8,
    head: { tilt: 6, dy: 4 },
  },
  shock: {
    eye: { size: 1.25, pupil: 0.24 },
    brow: { up: 15, tilt: -8, arch: 1.2 },
    mouth: { shape: "open", w: 0.5, corners: 0.3, upper: -0.8, lower: 1.5, bulge: 0.42 },
    ear: 0.8,
    head: { tilt: -2, dy: -4 },
  },
  shaken: {
    eye: { size: 1.1, pupil: 0.26 },
    brow: { up: 8, tilt: -20, arch: 0.3 },
    mouth: { shape: "wobble", w: 0.9 },
    ear: -0.6,
    head: { tilt: 3, dy: 0 },
    effects: ["sweat"],
  },
  asleep: {
    eye: SHUT,
    brow: { tilt: -6, arch: 0.6 },
    mouth: { shape: "open", w: 0.32, corners: 0, upper: -0.5, lower: 0.8, bulge: 0.12 },
    ear: -0.3,
    head: { tilt: 9, dy: 4 },
    effects: ["zzz"],
  },
  yuck: {
    eye: { lid: 0.42, low: 0.2, x: 0.75, pupil: 0.5, tilt: -8 },
    brow: {},
    browLeft: { up: -2, tilt: 12 },
    browRight: { up: 5, tilt: -14 },
    mouth: { w: 0.8, smile: -0.7, skew: -0.3, lip: 0.9, flat: true },
    ear: -0.3,
    head: { tilt: -9, dy: 0 },
  },
  weary: {
    eye: SHUT,
    brow: { up: -2, tilt: -14, arch: 0.2 },
    mouth: { w: 0.8, smile: -0.6, flat: true },
    ear: -0.6,
    head: { tilt: 0, dy: 0 },
  },
  blissful: {
    eye: { kind: "shut", dy: -1 },
    brow: { up: 9, tilt: -12, arch: 1.2 },
    mouth: { w: 1, smile: 0.85 },
    blush: true,
    ear: 0.6,
    head: { tilt: 7, dy: 0 },
    effects: ["hearts"],
  },
  proud: {
    eye: SHUT,
    brow: {},
    browLeft: { up: 4, tilt: -2, arch: 1 },
    browRight: { up: 11, tilt: -6, arch: 1.4 },
    mouth: { w: 0.95, smile: 0.6, skew: 0.3 },
    ear: 0.6,
    head: { tilt: -10, dy: -3 },
  },
  polite: {
    eye: { kind: "arc" },
    brow: { up: 4, tilt: -10, arch: 0.8 },
    mouth: { shape: "grit", w: 0.9, upper: -0.2, lower: 0.5, corners: -0.4 },
    ear: 0.2,
    head: { tilt: 5, dy: 0 },
    effects: ["sweat"],
  },
  /** All smiles, with an eye on something else. */
  courteous: {
    eye: { lid: 0.2, pupil: 0.46, x: 0.95, y: 0.1 },
    brow: { up: 3, tilt: -10, arch: 0.9 },
    browRight: { up: -3, tilt: 8, arch: 0.2 },
    mouth: { w: 1.05, smile: 0.8 },
    ear: 0.1,
    head: { tilt: -4, dy: 0 },
    effects: ["sweat"],
  },
  whistling: {
    eye: { lid: 0.16, pupil: 0.5, x: 0.4, y: -0.9 },
    brow: { up: 11, tilt: -4, arch: 1.3 },
    mouth: { shape: "open", w: 0.26, corners: 0, upper: -0.4, lower: 0.5, bulge: 0.3 },
    ear: 0,
    head: { tilt: 8, dy: -2 },
  },
} as const satisfies Record<string, Mood>;

export type MoodId = keyof typeof MOODS;
export const MOOD_IDS = keysOf(MOODS);

/** A mood as one character has it. */
export function moodOf(id: MoodId, changes: Partial<Record<MoodId, MoodChange>> = {}): Mood {
  const mood: Mood = MOODS[id];
  const change = changes[id];
  if (!change) return mood;
  return {
    ...mood,
    ...change,
    eye: { ...mood.eye, ...change.eye },
    brow: { ...mood.brow, ...change.brow },
    mouth: { ...mood.mouth, ...change.mouth },
    head: { ...mood.head, ...change.head },
  };
}
