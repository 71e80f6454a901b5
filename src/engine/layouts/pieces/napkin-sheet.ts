import { sketch } from "../../art/sketch.ts";
import { mix } from "../../color/mix.ts";
import { pushedToRead } from "../../color/readable-on.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { type Box, box } from "../../scene/box.ts";
import { at } from "../../tree/node.ts";
import { softShadow } from "../../tree/shadow.ts";
import { svgAt } from "../../tree/svg.ts";

export const NAPKIN = "#fffdf8";
export const PEN = "#26324f";

type Point = [x: number, y: number];

/** Folded paper: a stitched or a printed hem, one crease each way, and on some the ring a cup left. */
export function napkinSheet({ frame, palette: p, scene }: Stage, area: Box, turn: number) {
  const { unit: u } = frame;
  const { width: w, height: h } = area;
  const kind = Math.abs(scene.seed) % 5;
  const dashes = kind % 2 ? ` stroke-dasharray="${10 * u} ${9 * u}"` : "";
  const hem = `<rect x="${14 * u}" y="${14 * u}" width="${w - 28 * u}" height="${h - 28 * u}" rx="${8 * u}" fill="none" stroke="${kind === 4 ? mix(NAPKIN, p.accent, 0.5) : "#cfc6b8"}" stroke-width="${(kind === 4 ? 7 : 3) * u}"${dashes}/>`;
  const creases = `<path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#000" stroke-opacity=".05" stroke-width="${5 * u}"/>`;
  const [x, y] = kind === 1 ? [w * 0.86, h * 0.8] : [w * 0.12, h * 0.86];
  const ring = `<circle cx="${x}" cy="${y}" r="${88 * u}" fill="none" stroke="#8a5a2b" stroke-opacity=".2" stroke-width="${11 * u}"/><circle cx="${x + 5 * u}" cy="${y + 4 * u}" r="${80 * u}" fill="none" stroke="#8a5a2b" stroke-opacity=".12" stroke-width="${5 * u}"/>`;
  const body = hem + creases + (kind === 1 || kind === 3 ? ring : "");
  return at(
    area,
    {
      backgroundColor: NAPKIN,
      borderRadius: 10 * u,
      boxShadow: softShadow(1.1 * u, p.ink, 1.2),
      transform: `rotate(${turn}deg)`,
    },
    svgAt(box(0, 0, w, h), body),
  );
}

/** Two axes, a line that stays flat and then climbs, and, if the scene names that point, an arrow to the bend. */
export function napkinChart({ frame, palette: p, scene }: Stage, area: Box, hasPoint: boolean) {
  const { unit: u } = frame;
  const { x, y, width: w, height: h } = area;
  const pen = sketch(scene.seed + 2, { stroke: PEN, strokeWidth: 6 * u, roughness: 1.3 });
  const tip = (width: number, to: Point, ...from: Point[]) =>
    from.map((start) => pen.ink([start, to], width, PEN)).join("");
  const curve = Array.from({ length: 50 }, (_, step): Point => {
    const t = step / 49;
    const rise = t < 0.45 ? 0.08 + 0.03 * Math.sin(t * 30) : 0.08 + 0.86 * ((t - 0.45) / 0.55) ** 1.7;
    return [x + w * t * 0.96, y + h * (1 - rise)];
  });
  const [tipX, tipY] = [x + w * 0.73, y + h * 0.62];
  const pointer = Array.from({ length: 20 }, (_, step): Point => {
    const t = step / 19;
    return [x + w * (0.33 + 0.38 * t), y + h * (0.6 + 0.12 * Math.sin(t * Math.PI) + 0.02 * t)];
  });
  return svgAt(
    frame.all,
    [
      pen.line(x, y, x, y + h),
      pen.line(x, y + h, x + w, y + h),
      tip(10 * u, [x, y - 6 * u], [x - 16 * u, y + 20 * u], [x + 16 * u, y + 20 * u]),
      tip(10 * u, [x + w + 6 * u, y + h], [x + w - 20 * u, y + h - 16 * u], [x + w - 20 * u, y + h + 16 * u]),
      pen.ink(curve, 20 * u, pushedToRead(p.accent, NAPKIN)),
      hasPoint ? pen.ink(pointer, 9 * u, PEN) : "",
      hasPoint
        ? tip(9 * u, [tipX - 6 * u, tipY + 2 * u], [tipX - 30 * u, tipY - 14 * u], [tipX - 26 * u, tipY + 26 * u])
        : "",
      pen.ellipse(x + w * 0.955, y + h * 0.07, 50 * u, 50 * u, { fill: p.pop, fillStyle: "solid" }),
    ].join(""),
  );
}
