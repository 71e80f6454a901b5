import { type Box, bottom, box } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";

/** Where a label stands, and where its arrow ends: shares of the drawing's size from its middle. */
export type LabelPlace = {
  room: Box;
  side: "left" | "right" | "above" | "below";
  aim: [x: number, y: number];
  bend: number;
  /** From where on a label's width its arrow starts, 0 to 1. */
  start?: number;
};

export type LabelPlan = { middle: Box; labels: LabelPlace[] };

/**
 * Labels around a drawing: on both sides of it in a wide picture, over and under it in a tall one. In a story all are
 * over it, because the foot of a story lies under the app's own words; the lower row leaves its middle to the arrows.
 */
export function labelPlaces(
  frame: Frame,
  area: Box,
  count: number,
  { isReversed, isDrawn }: { isReversed: boolean; isDrawn: boolean },
): LabelPlan {
  const plan =
    frame.story && isDrawn
      ? overInTwoRows(frame, area, count)
      : frame.wide || (frame.shape === "square" && count <= 2)
        ? onBothSides(frame, area, count)
        : overAndUnder(frame, area, count);
  return isReversed ? { ...plan, labels: plan.labels.map((label) => mirrored(label, area)) } : plan;
}

function mirrored({ room, side, aim, bend, start = 0.5 }: LabelPlace, area: Box): LabelPlace {
  const other = { left: "right", right: "left", above: "above", below: "below" } as const;
  return {
    room: { ...room, x: 2 * area.x + area.width - room.x - room.width },
    side: other[side],
    aim: [-aim[0], aim[1]],
    bend: -bend,
    start: 1 - start,
  };
}

/** A row of labels with arrows up or down. */
function rowOf(area: Box, count: number, side: "above" | "below", gap: number): LabelPlace[] {
  const width = (area.width - gap * (count - 1)) / count;
  const down = side === "above" ? 1 : -1;
  return Array.from({ length: count }, (_, index) => {
    const off = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    return {
      room: box(area.x + index * (width + gap), area.y, width, area.height),
      side,
      aim: [off * 0.24, -down * 0.42],
      bend: off === 0 ? 0.14 : down * off * 0.2,
    };
  });
}

/** A label left or right of the drawing; `off` is its height from the middle, from -1 to 1. */
const sideLabel = (room: Box, side: "left" | "right", off: number): LabelPlace => {
  const turn = side === "left" ? 1 : -1;
  return { room, side, aim: [-turn * (off === 0 ? 0.42 : 0.36), off * 0.26], bend: turn * (off <= 0 ? -0.16 : 0.16) };
};

function onBothSides({ unit: u }: Frame, area: Box, count: number): LabelPlan {
  const gutter = 76 * u;
  const column = area.width * 0.32 - gutter;
  const labels = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? "left" : "right";
    const total = side === "left" ? Math.ceil(count / 2) : Math.floor(count / 2);
    const [row, step] = [Math.floor(index / 2), area.height / total];
    const height = Math.min(area.height / 2, step) - 20 * u;
    const x = side === "left" ? area.x : area.x + area.width - column;
    const room = box(x, area.y + step * (row + 0.5) - height / 2, column, height);
    return sideLabel(room, side, total === 1 ? 0 : (row / (total - 1)) * 2 - 1);
  });
  return { middle: box(area.x + column + gutter, area.y, area.width - 2 * (column + gutter), area.height), labels };
}

function overAndUnder({ unit: u, shape }: Frame, area: Box, count: number): LabelPlan {
  const isTall = shape === "portrait";
  const [gap, air, row] = [40 * u, (isTall ? 76 : 50) * u, area.height * (isTall ? 0.19 : 0.15)];
  const over = Math.ceil(count / 2);
  const under = count - over;
  const top = box(area.x, area.y, area.width, row);
  const foot = box(area.x, bottom(area) - row, area.width, row);
  const end = under ? foot.y - air : bottom(area);
  return {
    middle: box(area.x, bottom(top) + air, area.width, end - bottom(top) - air),
    labels: [...rowOf(top, over, "above", gap), ...(under ? rowOf(foot, under, "below", gap) : [])],
  };
}

function overInTwoRows({ unit: u, width: W, height: H }: Frame, area: Box, count: number): LabelPlan {
  const over = count === 5 ? 3 : Math.min(2, count);
  const [upper, lower] = [area.height * (count > 2 ? 0.3 : 0.44), 200 * u];
  const top = box(area.x, area.y, area.width, upper);
  const start = bottom(top) + 44 * u;
  const column = area.width * 0.27;
  const sides = (["left", "right"] as const).slice(0, count - over).map((side): LabelPlace => {
    const turn = side === "left" ? -1 : 1;
    const x = side === "left" ? area.x : area.x + area.width - column;
    const room = box(x, start, column, Math.min(lower, bottom(area) - start));
    return { room, side: "above", aim: [turn * 0.32, -0.2], bend: turn * 0.22 };
  });
  const free = sides.length ? start + lower + 16 * u : start + 60 * u;
  return {
    middle: box(W * 0.14, free, W * 0.72, H - 90 * u - free),
    labels: [
      // Past the lower row, towards the middle.
      ...rowOf(top, over, "above", 40 * u).map((label) =>
        sides.length ? { ...label, start: 0.5 - Math.sign(label.aim[0]) * 0.42, bend: label.bend * 1.5 } : label,
      ),
      ...sides,
    ],
  };
}
