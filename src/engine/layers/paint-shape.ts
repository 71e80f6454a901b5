import { box } from "../scene/box.ts";
import type { Node, Style } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";
import type { ShapeLayer } from "./layer.ts";

const round = (value: number) => Math.round(value * 100) / 100;
const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** How far the inner corners of a star are from its middle, as a share of the outer ones. */
const INNER = 0.42;
const STAR = Array.from({ length: 10 }, (_, index) => {
  const angle = (index / 5) * Math.PI - Math.PI / 2;
  const reach = index % 2 ? INNER : 1;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
});
/** A star of five is wider than high, and its middle is below that of its box. */
const STAR_SIDE = Math.cos(Math.PI / 10);
const STAR_HEIGHT = 1 + Math.cos(Math.PI / 5);

/** The outline of each shape, which fills a box of this size. */
const OUTLINES: Record<ShapeLayer["shape"], (width: number, height: number) => string> = {
  rectangle: (w, h) => rounded(w, h, 0),
  rounded: (w, h) => rounded(w, h, Math.min(w, h) * 0.18),
  ellipse: (w, h) => `M0 ${h / 2}a${w / 2} ${h / 2} 0 1 0 ${w} 0a${w / 2} ${h / 2} 0 1 0 ${-w} 0Z`,
  line: (w, h) => rounded(w, h, Math.min(w, h) / 2),
  arrow(w, h) {
    const neck = w - Math.min(w * 0.6, h * 0.68);
    const [top, low] = [h * 0.31, h * 0.69];
    return polygon([
      [0, top],
      [neck, top],
      [neck, 0],
      [w, h / 2],
      [neck, h],
      [neck, low],
      [0, low],
    ]);
  },
  triangle: (w, h) =>
    polygon([
      [w / 2, 0],
      [w, h],
      [0, h],
    ]),
  star: (w, h) =>
    polygon(STAR.map(({ x, y }) => [(w / 2) * (1 + x / STAR_SIDE), (h * (1 + y)) / STAR_HEIGHT] as const)),
  bubble(w, h) {
    const foot = h * 0.8;
    const corner = Math.min(w, foot) * 0.24;
    const tail = Math.min(w * 0.22, h * 0.24);
    const left = Math.max(corner, w * 0.2);
    return [
      `M0 ${round(corner)}Q0 0 ${round(corner)} 0H${round(w - corner)}Q${round(w)} 0 ${round(w)} ${round(corner)}`,
      `V${round(foot - corner)}Q${round(w)} ${round(foot)} ${round(w - corner)} ${round(foot)}`,
      `H${round(left + tail)}L${round(left - tail * 0.3)} ${round(h)}L${round(left)} ${round(foot)}H${round(corner)}`,
      `Q0 ${round(foot)} 0 ${round(foot - corner)}Z`,
    ].join("");
  },
};

function rounded(w: number, h: number, radius: number) {
  const r = Math.min(radius, w / 2, h / 2);
  const arc = (x: number, y: number) => (r ? `a${round(r)} ${round(r)} 0 0 1 ${round(x * r)} ${round(y * r)}` : "");
  return [
    `M${round(r)} 0h${round(w - 2 * r)}${arc(1, 1)}v${round(h - 2 * r)}${arc(-1, 1)}`,
    `h${round(-(w - 2 * r))}${arc(-1, -1)}v${round(-(h - 2 * r))}${arc(1, -1)}Z`,
  ].join("");
}

/** An edge lies inside of its outline: one of twice the width, of which the outer half is not seen. */
export function shapeNode({ box: area, shape, fill, opacity, stroke }: ShapeLayer, style: Style): Node {
  const { width, height } = area;
  const outline = OUTLINES[shape](width, height);
  const edge = `fill="none" stroke="${fill}" stroke-width="${2 * (stroke ?? 0)}" stroke-opacity="${opacity}"`;
  return svgAt(
    box(area.x, area.y, width, height),
    `<path d="${outline}" ${stroke ? `${edge} clip-path="url(#inside)"` : `fill="${fill}" fill-opacity="${opacity}"`}/>`,
    stroke ? `<clipPath id="inside"><path d="${outline}"/></clipPath>` : "",
    style,
  );
}
