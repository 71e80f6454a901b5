import type { GiantLayer, GiantLine } from "../layers/layer.ts";
import { turnedPoint } from "../layout-pieces/turn.ts";
import { type Box, bottom, box, right, union } from "../scene/box.ts";
import type { Run } from "./cuts.ts";
import { type GiantFace, weightAt } from "./faces.ts";
import type { Rows } from "./fit-rows.ts";
import type { Ruler } from "./ruler.ts";

export type LinePlace = {
  x: number;
  baseline: number;
  size: number;
  width?: number;
  align?: "left" | "center" | "right";
};

const SHARE = { left: 0, center: 0.5, right: 1 } as const;

/** A run of words on a baseline; `x` is its left, middle or right edge. */
export function lineOn(
  ruler: Ruler,
  [from, to]: Run,
  { x, baseline, size, width, align = "left" }: LinePlace,
): GiantLine {
  const setting = width ?? ruler.face.width;
  const wide = ruler.widthOf(from, to, setting) * size;
  return {
    text: ruler.textOf(from, to),
    box: box(x - wide * SHARE[align], baseline - ruler.baseline * size, wide, size),
    size,
    ...(setting ? { width: setting } : {}),
    ...(ruler.face.axis.weights ? { weight: weightAt(ruler.face, setting) } : {}),
  };
}

/** The box around a line as it is seen, turned about its origin. */
function seenBox({ box: area, origin = area, turn }: GiantLine): Box {
  if (!turn) return area;
  const about = box(origin.x, origin.y, 0, 0);
  const corners = [area.x, right(area)].flatMap((x) =>
    [area.y, bottom(area)].map((y) => turnedPoint(about, x, y, turn)),
  );
  return union(corners.map(({ x, y }) => box(x, y, 0, 0)));
}

/** Fitted rows from a top edge on, which is where the first capitals begin. */
export function linesFrom(
  ruler: Ruler,
  { runs, size, leading }: Rows,
  place: { x: number; top: number; align?: LinePlace["align"] },
): GiantLine[] {
  const first = place.top + ruler.capital * size;
  const { x, align = "left" } = place;
  return runs.map((run, row) => lineOn(ruler, run, { x, baseline: first + row * leading * size, size, align }));
}

/** The layer of lines set in one face; `text` is what they say together. */
export function giantLayer(
  id: string,
  text: string,
  face: GiantFace,
  lines: GiantLine[],
  look: Pick<GiantLayer, "fields" | "blend" | "cut"> & { color: string },
): GiantLayer {
  const { axis: _, ...style } = face;
  const { color, ...rest } = look;
  const size = Math.min(...lines.map((line) => line.size));
  return {
    kind: "giant",
    id,
    text,
    lines,
    style: { ...style, size, leading: 1, align: "left", color },
    box: union(lines.map(seenBox)),
    ...rest,
  };
}
