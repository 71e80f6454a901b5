import { brush, tube } from "./brush.ts";
import { type Finger, HANDS, type HandId, type HandShape } from "./hands.ts";
import { clip, ink, paint, part } from "./ink.ts";
import { add, type Point, polar, type Vector } from "./points.ts";
import { oval } from "./shapes.ts";

/** How a character's hands are made. Lengths are in palm radii. */
export type HandBuild = {
  palm: number;
  fill: string;
  shade?: string;
  fingerLength?: number;
  fingerWidth?: number;
  thumbLength?: number;
  tip?: number;
  wrist?: number;
  wide?: number;
  fingers?: number;
  noThumb?: boolean;
  noLines?: boolean;
  /** Round finger ends, claws, a cuff, nail varnish. */
  pad?: number;
  claw?: number;
  cuff?: string;
  nails?: string;
  /** Shapes this hand makes in its own way. */
  instead?: Partial<Record<HandId, HandId>>;
};

const CLAW = "#f3e6c8";

/** `held` lies between the palm and the fingers that close over it. */
export function hand(id: HandId, build: HandBuild, line = 3.1, held = ""): string {
  const shape: HandShape = HANDS[build.instead?.[id] ?? id];
  const { palm: u, fill } = build;
  const wide = build.wide ?? 1;
  const palm = tube(
    [
      [-u * 0.5, 0],
      [shape.palm[0] * u, 0],
      [shape.palm[1] * u, 0],
    ],
    [u * (build.wrist ?? 1.25), u * 1.72 * wide, u * 1.82 * wide],
  );
  const fingers = shape.fingers
    .slice(0, build.fingers ?? 3)
    .map((each) => finger(each, build, build.fingerLength ?? 1));
  const thumb = build.noThumb ? null : finger(shape.thumb, build, build.thumbLength ?? 1);
  const ends = thumb ? [...fingers, thumb] : fingers;
  const pads = build.pad ? ends.map(({ tip }) => part(oval(tip[0], tip[1], u * (build.pad ?? 0)), fill)) : [];
  const claws = build.claw ? fingers.map((each) => clawOf(each, u, build.claw ?? 0)).join("") : "";
  const nails = build.nails ? ends.map((each) => nailOf(each, u, build.nails ?? "")).join("") : "";
  const cuff = build.cuff
    ? ink(
        [
          part(
            tube(
              [
                [-u * 0.42, -u * 0.5],
                [-u * 0.42, u * 0.5],
              ],
              [u * 0.62, u * 0.62],
            ),
            build.cuff,
          ),
        ],
        line * 0.8,
      )
    : "";
  const digits = fingers.map((each) => part(each.d, fill));
  if (shape.wraps) {
    const back = ink([thumb && part(thumb.d, fill), part(palm, fill)], line);
    const front = ink([...digits, ...pads.slice(0, fingers.length)], line * 0.9);
    return back + held + front + wrapLines(shape.fingers, u) + claws + cuff;
  }
  const thumbBehind = thumb && !shape.thumbInFront ? part(thumb.d, fill) : null;
  const thumbAbove =
    thumb && shape.thumbInFront
      ? ink([part(thumb.d, fill)], line * 0.75) +
        paint(oval(shape.thumb[0] * u - u * 0.1, shape.thumb[1] * u, (build.fingerWidth ?? 0.74) * u * 0.56), fill)
      : "";
  const shadow = build.shade
    ? clip(
        palm,
        paint(
          tube(
            [
              [-u * 0.8, u],
              [u * 2, u * 1.02],
            ],
            [u * 0.8, u * 0.8],
          ),
          build.shade,
        ),
      )
    : "";
  const lines = build.noLines ? "" : fingerLines(shape, fingers.length, u, build.fingerLength ?? 1);
  return (
    claws + ink([thumbBehind, part(palm, fill), ...digits, ...pads], line) + shadow + lines + nails + thumbAbove + cuff
  );
}

type Digit = { d: string; tip: Vector; angle: number; width: number };

function finger([x, y, angle, length, bend]: Finger, build: HandBuild, scale: number): Digit {
  const u = build.palm;
  const long = length * scale * u;
  const width = (build.fingerWidth ?? 0.74) * u;
  const root: Vector = [x * u, y * u];
  const knuckle = add(root, polar(angle, long * 0.55));
  const tip = add(knuckle, polar(angle + bend, long * 0.5));
  return {
    d: tube([root, knuckle, tip], [width, width * 1.02, width * (build.tip ?? 0.94)]),
    tip,
    angle: angle + bend,
    width,
  };
}

function clawOf({ tip, angle }: Digit, u: number, long: number): string {
  const root = add(tip, polar(angle, -u * 0.2));
  const middle = add(tip, polar(angle + 24, u * long * 0.55));
  const end = add(tip, add(polar(angle, u * long), polar(angle + 90, u * 0.35)));
  return ink([part(tube([root, middle, end], [u * 0.5, u * 0.42, u * 0.1]), CLAW)], 2.2);
}

function nailOf({ tip, angle, width }: Digit, u: number, color: string): string {
  return paint(
    tube([add(tip, polar(angle, -u * 0.04)), add(tip, polar(angle, u * 0.3))], [width * 0.62, width * 0.5]),
    color,
  );
}

function wrapLines(fingers: readonly Finger[], u: number): string {
  return fingers
    .slice(1)
    .map((each, index) => {
      const x = ((each[0] + (fingers[index]?.[0] ?? 0)) / 2) * u;
      return brush(
        [
          [x, -u * 0.05],
          [x, u * 0.62],
        ],
        2.3,
        0.9,
        0.3,
      );
    })
    .join("");
}

function fingerLines({ fingers, lines }: HandShape, count: number, u: number, scale: number): string {
  if (!lines) return "";
  return fingers
    .slice(1, count)
    .map((each, index) => {
      const before = fingers[index] ?? each;
      if (lines === "knuckle" && index === 0) {
        return brush(
          [
            [(each[0] + 0.34) * u, (each[1] - 0.34) * u],
            [(each[0] - 0.2) * u, (each[1] - 0.36) * u],
          ],
          2.2,
          0.6,
          0.2,
        );
      }
      const between: Point = [((before[0] + each[0]) / 2) * u, ((before[1] + each[1]) / 2) * u];
      const angle = (before[2] + each[2]) / 2;
      const long = Math.min(before[3], each[3]) * scale * u;
      if (lines === "long") {
        const end = add([between[0], between[1]], polar(angle + before[4] * 0.3, long * 0.9));
        return brush([end, add([between[0], between[1]], polar(angle, u * 0.08))], 2.1, 0.7, 0.2);
      }
      const end = add([between[0], between[1]], polar(angle, long * 1.35));
      return brush([end, add([between[0], between[1]], polar(angle, -u * 0.12))], 2.2, 0.7, 0.2);
    })
    .join("");
}
