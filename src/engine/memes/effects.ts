import { INK, TEAR, WHITE } from "./palette.ts";
import { brush } from "./rig/brush.ts";
import { curve } from "./rig/curve.ts";
import { group, ink, paint, part, place } from "./rig/ink.ts";
import type { Effect } from "./rig/mood.ts";
import { bothSides, round } from "./rig/points.ts";
import { oval, spark } from "./rig/shapes.ts";

/** What an effect needs to know of a head. */
type Head = {
  half: number;
  top: number;
  eye: { dx: number; y: number; rx: number; ry: number; bag?: string };
  tearLength?: number;
};

const DROP = "M0 -9C5 -2 6.5 2 6.5 5A6.5 6.5 0 0 1 -6.5 5C-6.5 2 -5 -2 0 -9Z";
const HEART = "M0 9C-16 -2 -10 -14 0 -6C10 -14 16 -2 0 9Z";

export const drop = (x: number, y: number, size: number, turn = 0, fill: string = TEAR) =>
  place(x, y, ink([part(DROP, fill)], 2 / size) + paint(oval(-2.2, 4, 1.4, 2.2), WHITE), size, turn);

export const star = (x: number, y: number, size: number, fill = "#ffd91a") => ink([part(spark(x, y, size), fill)], 2);

const heart = (x: number, y: number, size: number, turn = 0) =>
  place(x, y, ink([part(HEART, "#f0526b")], 2.2 / size) + paint(oval(-5, -5, 2, 1.6), WHITE), size, turn);

/** A cloud of steam or dust, about 44 wide. */
export const puff = (x: number, y: number, size = 1, turn = 0, fill = WHITE) =>
  place(
    x,
    y,
    ink(
      [part(curve("-20 8, -30 -4, -19 -17, -8 -14, 2 -28, 17 -22, 18 -12, 29 -6, 22 8"), fill, "#ddd4c8", [-3, -3])],
      2.6,
    ),
    size,
    turn,
  );

/** Short strokes that trail behind something fast. */
export const speedLines = (x: number, y: number, length = 40, color: string = INK) =>
  [0, 1, 2]
    .map((row) =>
      brush(
        [
          [x + row * 5, y + row * 20],
          [x + length + row * 3, y - 2 + row * 20],
        ],
        5,
        0.2,
        0.6,
        color,
      ),
    )
    .join("");

const CONFETTI = ["#e8483f", "#3f7fd6", "#39b980", "#ff9a2e", "#ffffff"] as const;

/** Scattered over an area, always the same for one seed. */
export function confetti(width: number, height: number, count: number, seed = 1): string {
  const scattered = (index: number, by: number) => {
    const value = Math.sin((index + 1) * by * seed) * 43758.5453;
    return value - Math.floor(value);
  };
  return Array.from({ length: count }, (_, index) => {
    const across = scattered(index, 12.9898);
    const fill = CONFETTI[index % CONFETTI.length] ?? WHITE;
    return place(across * width, scattered(index, 78.233) * height, paint("M-5 -3h10v6h-10Z", fill), 1, across * 360);
  }).join("");
}

/** Effects drawn around a head; `tears` run over the face and `flush` is under it. */
export function effect(id: Effect, head: Head): string {
  const { half, top, eye } = head;
  switch (id) {
    case "tears":
      return tears(head);
    case "sweat":
      return (
        drop(-half - 2, eye.y - 22, 1.05, 24) +
        drop(half + 4, eye.y - 30, 0.85, -26) +
        drop(half + 10, eye.y - 2, 1.1, -18)
      );
    case "steam":
      return bothSides((side) =>
        group(
          `translate(${side * (half + 8)} ${eye.y - 16}) scale(${side} 1) rotate(-18)`,
          ink([part(curve("0 0, 9 -8, 17 -4, 24 -10, 31 -1, 25 8, 15 6, 7 8"), WHITE, "#ddd4c8", [-2, -3])], 2.2),
        ),
      );
    case "gloom":
      return [-20, -10, 0, 10, 20]
        .map((x, index) => {
          const at = (x * half) / 46;
          return brush(
            [
              [at, top + 7 + Math.abs(x) * 0.14],
              [at, top + 19 + (index % 2) * 5],
            ],
            2.4,
            0.5,
            0.2,
            eye.bag ?? INK,
          );
        })
        .join("");
    case "sparks":
      return star(-half - 16, top + 4, 9) + star(half + 16, top - 6, 12);
    case "hearts":
      return heart(half + 10, top - 2, 1.1, 14) + heart(-half - 8, top + 14, 0.8, -16);
    case "zzz":
      return [0, 1, 2].map((step) => zed(half - 2 + step * 17, top + 2 - step * 20, 1 + step * 0.4)).join("");
    case "flush":
      return "";
  }
}

function tears({ eye, tearLength: long = 40 }: Head): string {
  return bothSides((side) => {
    const x = side * (eye.dx + 3);
    const y = eye.y + eye.ry * 0.5;
    const e = eye.rx;
    const stream = curve([
      [x - e * 0.5, y, true],
      [x + e * 0.5, y, true],
      [x + side * 5 + e * 0.62, y + long * 0.55],
      [x + side * 7 + e * 0.7, y + long],
      [x + side * 7, y + long + 6],
      [x + side * 7 - e * 0.75, y + long],
      [x + side * 4 - e * 0.6, y + long * 0.5],
    ]);
    const shine = brush(
      [
        [x + side * 2, y + 5],
        [x + side * 5, y + long * 0.6],
        [x + side * 6, y + long * 0.95],
      ],
      2.6,
      0.3,
      0.3,
      "#dff3fd",
    );
    return ink([part(stream, TEAR)], 1.8) + shine;
  });
}

function zed(x: number, y: number, size: number): string {
  const pen = `stroke-width="${round(4 / size + 1)}" stroke-linejoin="round" stroke-linecap="round"`;
  return place(x, y, `<path d="M-5 -5H5L-5 5H5" fill="none" stroke="${INK}" ${pen}/>`, size);
}
