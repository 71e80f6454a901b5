import { blockFace } from "../../../giant-type/faces.ts";
import { giantLayer, lineOn } from "../../../giant-type/giant-layer.ts";
import { ruleText } from "../../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../../giant-type/script-of.ts";
import { callLine, shortSide } from "../../../giant-type/small-print.ts";
import type { Layer } from "../../../layers/layer.ts";
import { giantNode } from "../../../layers/paint-giant.ts";
import { setText } from "../../../layout-pieces/set-text.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import type { Painter } from "../../../painter/painter.ts";
import { bottom, box, right } from "../../../scene/box.ts";
import type { Frame } from "../../../scene/frame.ts";
import { at, type Node } from "../../../tree/node.ts";

export type Plate = { x: number; y: number; radius: number; left: number };

const HUB = 0.5;
const HOLE = 0.142;
const HOLES_AT = 0.775;
const FIGURES = "1 2 3 4 5 6 7 8 9 0";

/** Below the words, as large as what is said in the hub allows, or beside them in a wide picture, hung off the edge where a line ends. */
export function placeOfDial(frame: Frame, end: number, isMirrored: boolean, isEmpty = false): Plate {
  const { width: W, height: H, wide, story, safe } = frame;
  const s = shortSide(frame);
  const mirrored = (x: number) => (isMirrored ? W - x : x);
  if (wide) {
    const [x, radius] = [0.84 * W, 0.6 * H];
    return { x: mirrored(x), y: 0.6 * H, radius, left: x - radius };
  }
  const top = end + 0.05 * s;
  // In a story the middle of the hub has to be where words may stand, elsewhere its upper part.
  const seen = story ? bottom(safe) - 0.075 * s - top : 2 * (bottom(safe) - 0.15 * s - top);
  const most = story ? 0.62 * W : Math.min(0.56 * W, (H - top) * 0.92);
  const radius = Math.max(isEmpty ? most : Math.min(most, seen), 0.42 * W);
  const x = 0.6 * W;
  return { x: mirrored(x), y: top + radius, radius, left: x - radius };
}

/** A text in that part of the hub which is in sight; undefined when it would be too small there. */
export async function inHub(
  stage: Stage,
  id: string,
  text: string,
  { x, y, radius }: Plate,
  look: { color: string; fill: string },
): Promise<Layer | undefined> {
  const { frame, painter } = stage;
  const { safe, unit } = frame;
  const hub = radius * HUB;
  const low = Math.min(bottom(safe), y + hub * 0.55);
  const isWhole = low >= y + hub * 0.2;
  const high = isWhole ? 2 * y - low : y - hub * 0.7;
  const half = Math.min(hub * (isWhole ? 0.76 : 0.66), right(safe) - x, x - safe.x);
  const area = box(x - half, high, 2 * half, low - high);
  if (area.height < 40 * unit || area.width < 120 * unit) return undefined;
  if (id === "button") {
    const call = await callLine(stage, text, area.width, { color: look.color, size: 44 * unit });
    const { width, height } = call.box;
    if (width > area.width || height > area.height || call.style.size < 28 * unit) return undefined;
    return { ...call, box: box(x - width / 2, area.y + (area.height - height) / 2, width, height) };
  }
  const script = scriptOf(text);
  const { axis, ...face } = blockFace(860, -0.025)(script);
  const layer = await setText(stage, area, {
    ...face,
    ...(axis.least < axis.most ? { width: 84 } : {}),
    id,
    text,
    size: (radius * 0.21) / unit,
    minSize: 34,
    leading: isHan(script) || script === "arabic" ? 1.2 : 1.02,
    maxLines: 3,
    color: look.color,
    align: "center",
    valign: "middle",
  });
  await painter.prepareText(text, [face.typeface]);
  const fits = layer.box.height <= area.height + 1 && layer.box.width <= area.width + 1 && layer.lines.length <= 3;
  return fits ? layer : undefined;
}

export async function dialNodes(
  painter: Painter,
  { x, y, radius }: Plate,
  colors: { plate: string; hole: string; hub: string; ink: string },
): Promise<Node[]> {
  const holes = Array.from({ length: 10 }, (_, index) => {
    const angle = ((-8 - index * 28.5) * Math.PI) / 180;
    return { x: x + Math.cos(angle) * radius * HOLES_AT, y: y + Math.sin(angle) * radius * HOLES_AT };
  });
  const disc = (cx: number, cy: number, r: number, color: string) =>
    at(box(cx - r, cy - r, 2 * r, 2 * r), { backgroundColor: color, borderRadius: r });
  const ruler = await ruleText(painter, FIGURES, { ...blockFace(760)("latin"), width: 90, axis: FIXED });
  const size = radius * HOLE * 1.15;
  const figures = holes.map((hole, index) =>
    lineOn(ruler, [index, index + 1], {
      x: hole.x,
      baseline: hole.y + (ruler.capital * size) / 2,
      size,
      align: "center",
    }),
  );
  return [
    disc(x, y, radius, colors.plate),
    ...holes.map((hole) => disc(hole.x, hole.y, radius * HOLE, colors.hole)),
    disc(x, y, radius * HUB, colors.hub),
    giantNode(giantLayer("figures", FIGURES, ruler.face, figures, { color: colors.ink })),
  ];
}

const FIXED = { least: 90, most: 90 };
