import { type Box, bottom, box, right, union } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { lineNode } from "../text/line-node.ts";
import { tokensOf } from "../text/tokens.ts";
import { at, type Node, type Style } from "../tree/node.ts";
import type { GiantLayer, GiantLine, Point } from "./layer.ts";

/** Giant type, and once more, clipped, on each field where it takes another colour. */
export function giantNode(layer: GiantLayer): Node {
  const { lines, style, fields = [], blend, cut } = layer;
  if (cut) return sheetNode(layer, cut);
  // A poster without the word it is made for paints nothing there.
  if (lines.length === 0) return at(box(0, 0, 0, 0), {});
  const area = roomOf(lines);
  const inside = box(0, 0, area.width, area.height);
  const clip = (points: readonly Point[], ...nodes: Node[]) => {
    const outline = points.map(({ x, y }) => ({ x: x - area.x, y: y - area.y }));
    const cell = rectangleOf(outline);
    // A box that hides what leaves it costs nothing, a path as much as the letters themselves.
    return cell
      ? at(cell, { overflow: "hidden" }, at(box(-cell.x, -cell.y, area.width, area.height), {}, ...nodes))
      : at(inside, { clipPath: outlineOf(outline) }, ...nodes);
  };
  const set = (color?: string) =>
    lines.map((line) => {
      const node = lineAt(movedBy(line, area), style, color);
      return line.shown ? clip(line.shown, node) : node;
    });
  return at(
    area,
    blend ? { mixBlendMode: blend } : {},
    ...set(),
    ...fields.map((field) => clip(field.points, ...set(field.color))),
  );
}

/** The box that an outline goes around, when it has upright edges and four corners. */
function rectangleOf(points: readonly Point[]): Box | undefined {
  const places = (values: number[]) => new Set(values.map((value) => Math.round(value * 10)));
  const [xs, ys] = [places(points.map(({ x }) => x)), places(points.map(({ y }) => y))];
  if (points.length !== 4 || xs.size !== 2 || ys.size !== 2) return undefined;
  return union(points.map(({ x, y }) => box(x, y, 0, 0)));
}

/** As little of the canvas as holds the lines: blending takes time for every pixel of it. What hangs out is not cut. */
function roomOf(lines: readonly GiantLine[]): Box {
  const area = union(lines.map((line) => line.box));
  // Turned and stretched lines leave their boxes.
  return lines.some(({ turn, scale }) => turn || scale) ? box(0, 0, right(area), bottom(area)) : area;
}

/** A line as it is seen from the corner of an area. */
const movedBy = (line: GiantLine, { x, y }: Box): GiantLine => ({
  ...line,
  box: { ...line.box, x: line.box.x - x, y: line.box.y - y },
  ...(line.origin ? { origin: { x: line.origin.x - x, y: line.origin.y - y } } : {}),
});

/**
 * A sheet with holes. There is no mask of letters, so what lies under it is painted over twice: white around black
 * letters lightens all but the letters to white, and the colour around white letters multiplies that white to itself.
 */
function sheetNode({ lines, style }: GiantLayer, area: Box): Node {
  const inside = box(0, 0, area.width, area.height);
  const set = (color: string) => lines.map((line) => lineAt(movedBy(line, area), style, color));
  return at(
    area,
    {},
    at(inside, { backgroundColor: "#ffffff", mixBlendMode: "lighten", overflow: "hidden" }, ...set("#000000")),
    at(inside, { backgroundColor: style.color, mixBlendMode: "multiply", overflow: "hidden" }, ...set("#ffffff")),
  );
}

/** The words of one line, as they are without a turn or a scale. */
const styleOfLine = (line: GiantLine, style: TextStyle): TextStyle => ({
  ...style,
  size: line.size,
  leading: 1,
  align: "left",
  color: line.color ?? style.color,
  ...(line.width ? { width: line.width } : {}),
  ...(line.weight ? { weight: line.weight } : {}),
});

function lineAt(line: GiantLine, style: TextStyle, color?: string): Node {
  const look = styleOfLine(color ? { ...line, color } : line, style);
  return at(line.box, moved(line), lineNode(tokensOf(line.text), look));
}

function moved({ box: area, origin, turn, scale }: GiantLine): Style {
  if (!turn && !scale) return {};
  const { x, y } = origin ?? area;
  return {
    transformOrigin: `${x - area.x}px ${y - area.y}px`,
    transform: [turn ? `rotate(${turn}deg)` : "", scale ? `scale(${scale.x}, ${scale.y})` : ""].join(" ").trim(),
  };
}

const outlineOf = (points: readonly Point[]) =>
  `path("M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z")`;
