import { type Box, box, right, union } from "../scene/box.ts";
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
  const area = union(lines.map((line) => line.box));
  const points = [...fields.flatMap((field) => field.points), ...lines.flatMap(({ shown = [] }) => shown)];
  const width = Math.max(right(area), ...points.map(({ x }) => x));
  const height = Math.max(area.y + area.height, ...points.map(({ y }) => y));
  const whole = box(0, 0, width, height);
  const set = (color?: string) => lines.map((line) => shownOf(line, whole, lineAt(line, style, color)));
  return at(
    whole,
    blend ? { mixBlendMode: blend } : {},
    ...set(),
    ...fields.map((field) => at(whole, { clipPath: outlineOf(field.points) }, ...set(field.color))),
  );
}

/**
 * A sheet with holes. There is no mask of letters, so what lies under it is painted over twice: white around black
 * letters lightens all but the letters to white, and the colour around white letters multiplies that white to itself.
 */
function sheetNode({ lines, style }: GiantLayer, area: Box): Node {
  const inside = box(0, 0, area.width, area.height);
  const set = (color: string) =>
    lines.map((line) =>
      lineAt({ ...line, box: { ...line.box, x: line.box.x - area.x, y: line.box.y - area.y } }, style, color),
    );
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

const shownOf = ({ shown }: GiantLine, whole: Box, node: Node) =>
  shown ? at(whole, { clipPath: outlineOf(shown) }, node) : node;

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
