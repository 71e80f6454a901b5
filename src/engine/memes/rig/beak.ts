import { INK, MOUTH, PAPER, TONGUE, type Tone } from "../palette.ts";
import { brush } from "./brush.ts";
import { curve } from "./curve.ts";
import { clip, group, ink, LINE, paint, part, place } from "./ink.ts";
import type { MouthMood } from "./mood.ts";
import { bothSides, type Point, round, xy } from "./points.ts";
import { oval } from "./shapes.ts";

/** Bills and beaks read the same numbers as lips. */
export type BeakBuild = { x: number; y: number; w: number; tone: Tone; under?: string; cere?: string };

const smileOf = (mood: MouthMood) =>
  mood.shape === "open" || mood.shape === "grit" ? -(mood.corners ?? 0) : (mood.smile ?? 0);

/** A duck's bill from the front. */
export function bill(mood: MouthMood, build: BeakBuild): string {
  const { w: u, tone } = build;
  const w = u * 1.15 * Math.max(0.92, Math.min(1.12, mood.w ?? 1));
  const smile = smileOf(mood) * u * (mood.shape === "open" ? 0.32 : 0.36);
  const skew = (mood.skew ?? 0) * u * 0.26;
  const gap = { open: Math.min(1.25, (mood.lower ?? 1) * 0.72) * u, grit: 0.62 * u, wobble: 1, closed: 0 }[
    mood.shape ?? "closed"
  ];
  const left: Point = [-w, 2 - smile + skew];
  const right: Point = [w, 2 - smile - skew];
  const middle = 4 + smile * 0.5;
  const top =
    `M${xy(left)}C${xy([-w * 1.06, -u * 0.5])} ${xy([-u * 0.55, -u * 0.55])} ${xy([-u * 0.42, -u * 0.78])}` +
    `C${xy([-u * 0.2, -u * 0.96])} ${xy([u * 0.2, -u * 0.96])} ${xy([u * 0.42, -u * 0.78])}` +
    `C${xy([u * 0.55, -u * 0.55])} ${xy([w * 1.06, -u * 0.5])} ${xy(right)}` +
    `C${xy([w * 0.7, middle + 6 - skew * 0.6])} ${xy([u * 0.3, middle])} ${xy([0, middle])}` +
    `C${xy([-u * 0.3, middle])} ${xy([-w * 0.7, middle + 6 + skew * 0.6])} ${xy(left)}Z`;
  const jaw = w * (gap ? 0.86 : 0.7);
  const bowl = (wide: number, y: number, deep: number) =>
    `C${xy([-wide * 1.02, y + deep * 0.8])} ${xy([-wide * 0.4, y + deep])} ${xy([0, y + deep])}` +
    `C${xy([wide * 0.4, y + deep])} ${xy([wide * 1.02, y + deep * 0.8])}`;
  const under = `M${xy([-jaw, left[1] + 1])}${bowl(jaw, middle + gap, u * 0.62)} ${xy([jaw, right[1] + 1])}Z`;
  const hole = `M${xy([-jaw * 0.93, left[1]])}${bowl(jaw * 0.86, middle + gap, 1)} ${xy([jaw * 0.93, right[1]])}Z`;
  const shape =
    ink([part(under, build.under ?? tone[0], tone[1], [-4, -4])], LINE.detail) +
    (gap > 2 ? insideBill(mood, hole, { u, w, middle, gap }) : "") +
    ink([part(top, tone[0], tone[1], [-4, -5])], LINE.detail) +
    bothSides((side) => paint(oval(side * u * 0.2, -u * 0.5, 1.5, 2.2), INK)) +
    (mood.shape === "wobble" ? wavyLine(w, middle) : "") +
    brush(
      [
        [right[0] - 3, right[1] - 4],
        [right[0] + 3, right[1] - 1],
        [right[0] + 3, right[1] + 4],
      ],
      2.6,
      0.2,
    );
  return place(build.x + (mood.dx ?? 0) * u * 0.4, build.y, shape);
}

type Inside = { u: number; w: number; middle: number; gap: number };

function insideBill(mood: MouthMood, hole: string, { u, w, middle, gap }: Inside): string {
  if (mood.shape !== "grit") {
    return paint(hole, MOUTH) + clip(hole, paint(oval(0, middle + gap + 1, u * 0.5, gap * 0.48), TONGUE));
  }
  const gaps = [-3, -2, -1, 0, 1, 2, 3].map((index) =>
    brush(
      [
        [index * u * 0.3, 0],
        [index * u * 0.32, gap + 12],
      ],
      2,
      0.8,
    ),
  );
  const bite = brush(
    [
      [-w, middle + gap * 0.55],
      [w, middle + gap * 0.55],
    ],
    2.4,
    1,
  );
  return paint(hole, PAPER) + clip(hole, gaps.join("") + bite);
}

function wavyLine(w: number, middle: number): string {
  const waves = [-0.8, -0.4, 0, 0.4, 0.8].map((share, index): Point => [w * share, middle + (index % 2 ? -3 : 2)]);
  return brush(waves, 3, 0.4);
}

/** A short beak from the front, with cheeks that smile beside it. */
export function beak(mood: MouthMood, build: BeakBuild): string {
  const { w: u, tone, cere } = build;
  const smile = smileOf(mood);
  const skew = (mood.skew ?? 0) * 8;
  const gap = { open: Math.min(1.3, (mood.lower ?? 1) * 0.75) * u, grit: u * 0.45, wobble: u * 0.2, closed: 0 }[
    mood.shape ?? "closed"
  ];
  const cheek = u * (1 + Math.max(0, smile) * 0.25);
  const fold = (side: number) =>
    brush(
      [
        [side * u * 0.5, -u * 0.05],
        [side * cheek * 0.8, u * 0.08],
        [side * cheek, -smile * u * 0.42 - side * skew * 0.5],
      ],
      3,
      0.8,
      0.25,
    );
  const down = (wide: number, deep: number): Point[] => [
    [-u * wide, -u * 0.05, true],
    [u * wide, -u * 0.05, true],
    [u * wide * 0.6, u * deep * 0.62 + gap],
    [0, u * deep + gap],
    [-u * wide * 0.6, u * deep * 0.62 + gap],
  ];
  const hole = curve(down(0.44, 0.55));
  const lower = gap
    ? ink([part(curve(down(0.56, 0.82)), build.under ?? tone[0])], 2.4) +
      paint(hole, MOUTH) +
      clip(hole, paint(oval(0, u * 0.55 + gap, u * 0.26, gap * 0.5), TONGUE))
    : "";
  const hook: Point[] = [
    [0, -u * 0.72],
    [u * 0.62, -u * 0.12, true],
    [u * 0.16, u * 0.62],
    [0, u * 0.86, true],
    [-u * 0.16, u * 0.62],
    [-u * 0.62, -u * 0.12, true],
  ];
  const nostrils = cere
    ? ink(
        [
          part(oval(-u * 0.2, -u * 0.55, u * 0.32, u * 0.24), cere),
          part(oval(u * 0.2, -u * 0.55, u * 0.32, u * 0.24), cere),
        ],
        1.6,
      )
    : bothSides((side) => paint(oval(side * u * 0.14, -u * 0.3, 1.2, 1.8), INK));
  const upper = group(
    `rotate(${round(-skew * 0.8)})`,
    ink([part(curve(hook), tone[0], tone[1], [-3, -2])], 2.5) + nostrils,
  );
  return place(build.x, build.y, fold(1) + fold(-1) + lower + upper);
}

/** A bill or beak from the side, pointing right: `long` in half widths, bent down at the tip by `hook`. */
export function sideBeak(mood: MouthMood, build: BeakBuild, long: number, hook: number): string {
  const { w: u, tone, cere } = build;
  const reach = u * long;
  const smile = smileOf(mood) * u * 0.3;
  const isOpen = mood.shape === "open" || mood.shape === "grit";
  const gap = isOpen ? u * (mood.shape === "grit" ? 0.34 : 0.62) : 0;
  const upper: Point[] = [
    [-u * 0.5, -u * 0.62],
    [reach * 0.35, -u * 0.5],
    [reach * 0.86, -u * 0.16],
    [reach, u * (0.12 + hook)],
    [reach * 0.8, u * 0.34],
    [reach * 0.2, u * 0.2],
    [-u * 0.5, u * 0.16 - smile],
  ];
  const lower: Point[] = [
    [-u * 0.5, u * 0.1],
    [reach * 0.4, u * 0.16 + gap * 0.5],
    [reach * 0.78, u * 0.3 + gap],
    [reach * 0.5, u * 0.62 + gap],
    [-u * 0.3, u * 0.6 + gap * 0.3],
  ];
  const hole = curve([
    [-u * 0.4, u * 0.1],
    [reach * 0.76, u * 0.3],
    [reach * 0.6, u * 0.4 + gap],
    [-u * 0.3, u * 0.4],
  ]);
  const corner = brush(
    [
      [-u * 0.62, u * 0.3 - smile * 2.2],
      [-u * 0.5, u * 0.1 - smile],
      [reach * 0.3, u * 0.26],
    ],
    2.8,
    0.3,
    0.5,
  );
  return place(
    build.x,
    build.y,
    ink([part(curve(lower), build.under ?? tone[0], tone[1], [-3, -3])], LINE.detail) +
      (isOpen ? paint(hole, mood.shape === "grit" ? PAPER : MOUTH) : "") +
      ink([part(curve(upper), tone[0], tone[1], [-3, -4])], LINE.detail) +
      (cere
        ? ink([part(oval(u * 0.1, -u * 0.42, u * 0.42, u * 0.28), cere)], 1.6)
        : paint(oval(u * 0.3, -u * 0.22, 2.2, 1.5), INK)) +
      corner,
  );
}
