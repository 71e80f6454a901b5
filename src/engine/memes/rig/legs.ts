import type { Tone } from "../palette.ts";
import { tube } from "./brush.ts";
import { group, ink, LINE, part, place } from "./ink.ts";
import { bothSides, type Point, SIDES, type Side, type Vector } from "./points.ts";

export type Stance = "stand" | "sit" | "walk" | "run" | "kneel" | "splits";

/** Legs that can walk and sit. The foot is drawn at the ankle, with its toes to the right. */
export type LegBuild = {
  /** Half the distance between the legs, the hip's and the ankle's height. */
  x: number;
  hip: number;
  ankle: number;
  widths: readonly [hip: number, knee: number, ankle: number];
  tone: Tone;
  line?: number;
  foot: string;
};

type Step = { hip: Vector; knee: Vector; ankle: Vector; turn: number };

/** A step needs more leg than standing does, where the body hides some of it. */
const MIN_LENGTH: Record<Stance, number> = { stand: 0, sit: 26, walk: 40, run: 60, kneel: 34, splits: 26 };

const legLength = ({ hip, ankle }: LegBuild, stance: Stance) => Math.max(MIN_LENGTH[stance], ankle - hip);

/** How much higher the body is than when it stands. */
export const liftOf = (build: LegBuild, stance: Stance) => legLength(build, stance) - (build.ankle - build.hip);

/** The far leg is drawn first. */
export function legs(build: LegBuild, stance: Stance, isSide: boolean): string {
  const { x, hip, ankle } = build;
  const long = legLength(build, stance);
  if (isSide || stance === "walk" || stance === "run" || stance === "kneel") {
    const steps =
      stance === "sit"
        ? seated(hip, long)
        : stance === "run"
          ? running(hip, long)
          : stance === "kneel"
            ? kneeling(hip, long)
            : walking(hip, long);
    return steps.map((step) => leg(build, step, 1)).join("");
  }
  return bothSides((side) => {
    const reach = stance === "splits" ? 104 : 0;
    const step: Step =
      stance === "sit"
        ? { hip: [x * 0.8, hip], knee: [x + 11, hip + 9], ankle: [x + 9, hip + 9 + long * 0.9], turn: 0 }
        : { hip: [x, hip], knee: [x + 1 + reach * 0.6, (hip + ankle) / 2], ankle: [x + 2 + reach, ankle], turn: 0 };
    return leg(build, step, side);
  });
}

const seated = (hip: number, long: number): Step[] => [
  { hip: [4, hip], knee: [34, hip + 1], ankle: [40, hip + long], turn: 0 },
  { hip: [-4, hip + 2], knee: [28, hip + 4], ankle: [26, hip + long + 2], turn: 0 },
];

const walking = (hip: number, long: number): Step[] => [
  { hip: [5, hip], knee: [-2, hip + long * 0.5], ankle: [-18, hip + long * 0.94], turn: 16 },
  { hip: [-2, hip], knee: [12, hip + long * 0.46], ankle: [15, hip + long], turn: -6 },
];

const running = (hip: number, long: number): Step[] => [
  { hip: [-6, hip], knee: [-22, hip + long * 0.56], ankle: [-58, hip + long * 0.6], turn: 72 },
  { hip: [8, hip], knee: [38, hip + long * 0.34], ankle: [52, hip + long * 0.88], turn: -26 },
];

const kneeling = (hip: number, long: number): Step[] => [
  { hip: [2, hip], knee: [6, hip + long * 0.9], ankle: [-26, hip + long], turn: 84 },
  { hip: [-2, hip], knee: [28, hip + long * 0.2], ankle: [26, hip + long], turn: 0 },
];

function leg(build: LegBuild, { hip, knee, ankle, turn }: Step, side: Side): string {
  const flip = (point: Vector): Point => [side * point[0], point[1]];
  const shape = tube([flip(hip), flip(knee), flip(ankle)], build.widths);
  const foot = group(`scale(${side} 1)`, place(0, 0, build.foot, 1, turn));
  const limb = ink([part(shape, build.tone[0], build.tone[1], [-4, -2])], build.line ?? LINE.limb);
  return limb + place(side * ankle[0], ankle[1], foot);
}

/** A pair of feet under a body that hides the legs. */
export const feetAt = (x: number, y: number, foot: string) =>
  SIDES.map((side) => place(side * x, y, group(`scale(${side} 1)`, foot))).join("");
