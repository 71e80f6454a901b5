import type { MoodId } from "../moods.ts";
import type { ArmBuild } from "./arm.ts";
import type { BeakBuild } from "./beak.ts";
import type { BrowBuild } from "./brow.ts";
import type { EyeBuild } from "./eye.ts";
import type { HandBuild } from "./hand.ts";
import type { LegBuild, Stance } from "./legs.ts";
import type { Mood, MoodChange } from "./mood.ts";
import type { MouthBuild } from "./mouth.ts";
import type { Vector } from "./points.ts";

/** How a character is seen: its mood, whether it is turned to the right, and what its legs do. */
export type Look = { mood: Mood; isSide: boolean; stance: Stance };

/**
 * A character as data. The head's centre is 0 0, x grows to the right and y down, a head is 96 to 148 wide, and the light
 * comes from the upper left. Places are those of the viewer's right; the left mirrors them.
 */
export type Character = {
  name: string;
  kind: string;
  role: string;
  words: string;
  /** Half the head's width, its top and chin. */
  half: number;
  top: number;
  chin: number;
  /** The point the head turns around, and how readily. */
  neck: Vector;
  stiffness?: number;
  /** The ground under its feet, and the seat under its body. */
  foot: number;
  seat: number;
  shoulder: Vector;
  hip: Vector;
  /** The wrist of a hand that covers the face, and its angle. */
  palm: Vector;
  palmAngle?: number;
  /** Half the distance of two hands that carry something. */
  carry?: number;
  arm: ArmBuild;
  hand: HandBuild;
  legs: LegBuild;
  /** Legs of its own when it stands facing us. */
  standing?: string;
  eye: EyeBuild;
  /** Missing when something else does the brows' work. */
  brow?: BrowBuild;
  mouth:
    | ({ kind: "lips" } & MouthBuild)
    | ({ kind: "bill" | "beak"; long: number; hook: number; drop?: number } & BeakBuild);
  /** How far nose and mouth move when the head turns; eyes move by 1. */
  muzzleDepth?: number;
  hasBlush?: boolean;
  tearLength?: number;
  moods?: Partial<Record<MoodId, MoodChange>>;
  /** Other colours by name: a green banana, burnt toast. */
  coats?: Record<string, readonly (readonly [from: string, to: string])[]>;
  behind?(look: Look): string;
  body(look: Look): string;
  head(look: Look): string;
  glasses?(look: Look): string;
  nose?(look: Look): string;
  /** Drawn over the mouth, such as a moustache. */
  overMouth?(look: Look): string;
  /** Drawn over the whole face: fringe, whiskers. */
  over?(look: Look): string;
};
