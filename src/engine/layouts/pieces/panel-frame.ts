import { sketch } from "../../art/sketch.ts";
import { isLight } from "../../color/contrast.ts";
import { lighten } from "../../color/mix.ts";
import { readableOn } from "../../color/readable-on.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { type Box, box, right } from "../../scene/box.ts";
import { at, type Node } from "../../tree/node.ts";
import { svgAt } from "../../tree/svg.ts";
import { bySeed } from "./by-seed.ts";
import { figure } from "./hand-lines.ts";

const FRAMES = ["pen", "hatched", "taped", "double", "dashed"] as const;

/** The paper of a panel, a little lighter than the page. */
export const panelPaper = ({ palette: p }: Stage) => lighten(p.paper, isLight(p.paper) ? 0.6 : 0.07);

/** A panel drawn by hand; all panels of a page are drawn the same way. */
export function panelFrame({ frame, palette: p, scene }: Stage, area: Box, ground: string, index: number): Node {
  const { unit: u } = frame;
  const { width: w, height: h } = area;
  const way = bySeed(scene, 6, FRAMES);
  const pen = sketch(scene.seed + index * 9, { roughness: 1.2, stroke: p.ink, strokeWidth: 5.5 * u });
  const edge = 6 * u;
  const sheet = (extra: Parameters<typeof pen.rectangle>[4] = {}) =>
    pen.rectangle(edge, edge, w - 2 * edge, h - 2 * edge, { fill: ground, fillStyle: "solid", ...extra });
  const ways: Record<(typeof FRAMES)[number], () => string> = {
    pen: () => sheet(),
    hatched: () =>
      pen.rectangle(edge + 10 * u, edge + 10 * u, w - 2 * edge, h - 2 * edge, {
        stroke: "none",
        fill: p.accent,
        fillStyle: "hachure",
        hachureGap: 9 * u,
        fillWeight: 3.5 * u,
      }) + sheet(),
    taped: () => {
      const tape = `<path d="M${w / 2 - 62 * u} ${-6 * u}L${w / 2 + 58 * u} ${-12 * u}L${w / 2 + 64 * u} ${22 * u}L${w / 2 - 58 * u} ${28 * u}Z" fill="${p.pop}" fill-opacity=".75"/>`;
      return sheet({ strokeWidth: 3 * u }) + tape;
    },
    double: () =>
      sheet() +
      pen.rectangle(edge + 9 * u, edge + 9 * u, w - 2 * edge - 18 * u, h - 2 * edge - 18 * u, {
        strokeWidth: 2.2 * u,
        roughness: 1.8,
      }),
    dashed: () =>
      `<rect x="${edge}" y="${edge}" width="${w - 2 * edge}" height="${h - 2 * edge}" rx="${26 * u}" fill="${ground}" stroke="${p.ink}" stroke-width="${5 * u}" stroke-dasharray="${26 * u} ${15 * u}" stroke-linecap="round"/>`,
  };
  const room = 16 * u;
  return at(
    box(area.x - room, area.y - room, w + 2 * room, h + 2 * room),
    {},
    svgAt(box(0, 0, w + 2 * room, h + 2 * room), `<g transform="translate(${room} ${room})">${ways[way]()}</g>`),
  );
}

/** The number of a panel, written into a disc on its corner. */
export function panelNumber({ frame, palette: p, scene }: Stage, area: Box, value: number, isReversed: boolean): Node {
  const { unit: u } = frame;
  const size = 74 * u;
  const pen = sketch(scene.seed + value * 5, { roughness: 1 });
  const place = box(isReversed ? right(area) - size + 16 * u : area.x - 16 * u, area.y - 18 * u, size, size);
  const disc = pen.ellipse(size / 2, size / 2, size * 0.88, size * 0.88, {
    stroke: p.ink,
    strokeWidth: 4.5 * u,
    fill: p.accent,
    fillStyle: "solid",
  });
  const digit = box(size * 0.35, size * 0.28, size * 0.3, size * 0.44);
  return at(
    place,
    {},
    svgAt(box(0, 0, size, size), disc + figure(pen, value, digit, readableOn(p.accent, p.onAccent), 6.5 * u)),
  );
}
