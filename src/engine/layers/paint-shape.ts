import { box } from "../scene/box.ts";
import type { Node, Style } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";
import type { ShapeLayer } from "./layer.ts";

const round = (value: number) => Math.round(value * 100) / 100;
const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

const POINTS = 5;
/** How far the inner corners of a star are from its middle, as a share of the outer ones. */
const INNER = 0.42;

/** The outline of each shape in a box of this size, moved in by half of its edge. */
const OUTLINES: Record<ShapeLayer["shape"], (width: number, height: number, edge: number) => string> = {
  rectangle: (w, h, e) => rectangle(w, h, e, 0),
  rounded: (w, h, e) => rectangle(w, h, e, Math.min(w, h) * 0.18),
  ellipse: (w, h, e) => {
    const [rx, ry] = [Math.max(0.5, w / 2 - e), Math.max(0.5, h / 2 - e)];
    return `M${round(w / 2 - rx)} ${round(h / 2)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;
  },
  line: (w, h, e) => rectangle(w, h, e, Math.min(w, h) / 2),
  arrow(w, h, e) {
    const head = Math.min(w * 0.6, h * 0.62);
    const [top, low, neck] = [h * 0.3, h * 0.7, w - head];
    return polygon([
      [e, top],
      [neck, top],
      [neck, e],
      [w - e, h / 2],
      [neck, h - e],
      [neck, low],
      [e, low],
    ]);
  },
  triangle: (w, h, e) =>
    polygon([
      [w / 2, e],
      [w - e, h - e],
      [e, h - e],
    ]),
  star: (w, h, e) =>
    polygon(
      Array.from({ length: POINTS * 2 }, (_, index) => {
        const angle = (index / (POINTS * 2)) * 2 * Math.PI - Math.PI / 2;
        const reach = index % 2 ? INNER : 1;
        return [w / 2 + (w / 2 - e) * reach * Math.cos(angle), h / 2 + (h / 2 - e) * reach * Math.sin(angle)] as const;
      }),
    ),
  bubble(w, h, e) {
    const foot = h * 0.8;
    const corner = Math.min(w, foot) * 0.24;
    const [left, top, right, low] = [e, e, w - e, foot];
    return [
      `M${round(left + corner)} ${round(top)}H${round(right - corner)}Q${round(right)} ${round(top)} ${round(right)} ${round(top + corner)}`,
      `V${round(low - corner)}Q${round(right)} ${round(low)} ${round(right - corner)} ${round(low)}`,
      `H${round(w * 0.42)}L${round(w * 0.2)} ${round(h - e)}L${round(w * 0.24)} ${round(low)}H${round(left + corner)}`,
      `Q${round(left)} ${round(low)} ${round(left)} ${round(low - corner)}V${round(top + corner)}`,
      `Q${round(left)} ${round(top)} ${round(left + corner)} ${round(top)}Z`,
    ].join("");
  },
};

function rectangle(width: number, height: number, edge: number, corner: number) {
  const [w, h] = [Math.max(1, width - 2 * edge), Math.max(1, height - 2 * edge)];
  const r = Math.max(0, Math.min(corner - edge, w / 2, h / 2));
  const arc = (x: number, y: number) => (r ? `a${round(r)} ${round(r)} 0 0 1 ${round(x * r)} ${round(y * r)}` : "");
  return [
    `M${round(edge + r)} ${round(edge)}h${round(w - 2 * r)}${arc(1, 1)}v${round(h - 2 * r)}${arc(-1, 1)}`,
    `h${round(-(w - 2 * r))}${arc(-1, -1)}v${round(-(h - 2 * r))}${arc(1, -1)}Z`,
  ].join("");
}

export function shapeNode({ box: area, shape, fill, opacity, stroke }: ShapeLayer, style: Style): Node {
  const { width, height } = area;
  // An edge as wide as its shape would leave nothing between its sides.
  const edge = stroke && Math.min(stroke, width / 2, height / 2);
  const outline = OUTLINES[shape](width, height, edge ? edge / 2 : 0);
  const look = edge
    ? `fill="none" stroke="${fill}" stroke-width="${round(edge)}" stroke-linejoin="${shape === "rounded" ? "round" : "miter"}" stroke-opacity="${opacity}"`
    : `fill="${fill}" fill-opacity="${opacity}"`;
  return svgAt(box(area.x, area.y, width, height), `<path d="${outline}" ${look}/>`, "", style);
}
