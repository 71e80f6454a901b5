import { PAPER, TONES, type Tone } from "../palette.ts";
import { rectangle } from "../places/backdrop.ts";
import { brush } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, LINE, part } from "../rig/ink.ts";
import { box, oval } from "../rig/shapes.ts";

/** What words are set on: strips, bubbles, boards, plaques. */

export const rule = (x: number, y: number, endX: number, endY: number) =>
  brush(
    [
      [x, y],
      [endX, endY],
    ],
    6,
    1,
  );

/** A white strip for a caption, with a line under it. */
export const strip = (x: number, y: number, width: number, height: number) =>
  rectangle(x, y, width, height, PAPER) + rule(x, y + height + 2, x + width, y + height + 2);

/** A speech bubble with its tail at a mouth. */
export function bubble(x: number, y: number, width: number, height: number, mouthX: number, mouthY: number): string {
  const root = Math.max(x + 34, Math.min(x + width - 34, mouthX + (mouthX < x + width / 2 ? 16 : -16)));
  const edge = mouthY > y ? y + height : y;
  const tail = curve([
    [root - 17, edge - 4, true],
    [(root + mouthX) / 2 - 5, (edge + mouthY) / 2],
    [mouthX, mouthY, true],
    [(root + mouthX) / 2 + 9, (edge + mouthY) / 2 - 2],
    [root + 17, edge - 4, true],
  ]);
  return ink([part(box(x, y, width, height, 28), PAPER), part(tail, PAPER)], LINE.limb);
}

/** A cloud of thought, with two small ones on the way to a head. */
export function thought(x: number, y: number, width: number, height: number, headX: number, headY: number): string {
  const middleX = x + width / 2;
  const puffs = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const at = [
      middleX + Math.cos(angle) * (width / 2 - 34),
      y + height / 2 + Math.sin(angle) * (height / 2 - 30),
    ] as const;
    return part(oval(at[0], at[1], width * 0.15 + 14, height * 0.2 + 10), PAPER);
  });
  const bottom = y + height;
  const step = (share: number, down: number, rx: number, ry: number) =>
    ink(
      [part(oval(headX * share + middleX * (1 - share), bottom + (headY - bottom) * down, rx, ry), PAPER)],
      LINE.thing,
    );
  return (
    ink([...puffs, part(box(x + 26, y + 22, width - 52, height - 44, 20), PAPER)], LINE.limb) +
    step(0.45, 0.25, 13, 10) +
    step(0.75, 0.68, 8, 6.5)
  );
}

/** A dark board in a frame, by its middle. */
export const board = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill = "#2f5a4c",
  frame: Tone = ["#b57b43", "#8f5b28"],
) =>
  ink([part(box(x - width / 2, y - height / 2, width, height, 10), ...frame, [-4, -4])]) +
  ink([part(box(x - width / 2 + 12, y - height / 2 + 12, width - 24, height - 24, 4), fill)], LINE.fine);

export const plaque = (x: number, y: number, width: number, height: number, tone: Tone = TONES.gold) =>
  ink([part(box(x, y, width, height, 7), ...tone, [-4, -5])], LINE.limb);

/** A sign on two cords. */
export const hungSign = (x: number, y: number, width: number, height: number) =>
  brush(
    [
      [x + 42, -6],
      [x + 42, y + 4],
    ],
    4,
    1,
  ) +
  brush(
    [
      [x + width - 42, -6],
      [x + width - 42, y + 4],
    ],
    4,
    1,
  ) +
  ink([part(box(x, y, width, height, 14), PAPER, "#e6dcc6", [-4, -5])], 3.8);
