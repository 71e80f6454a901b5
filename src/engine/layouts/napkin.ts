import { sketch } from "../art/sketch.ts";
import { mix } from "../color/mix.ts";
import { pushedToRead } from "../color/readable-on.ts";
import { buttonItem, headlineItem, sublineItem } from "../compose/copy-items.ts";
import { fill, glowAt } from "../compose/light.ts";
import { moveTo } from "../compose/move.ts";
import { setText } from "../compose/set-text.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import type { Layer } from "../layers/layer.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { type Box, box } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage): { copy: Box; sheet: Box; turn: number } {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.44, safe.height),
      sheet: box(W * 0.5, H * 0.09, W * 0.455, H * 0.82),
      turn: 2,
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 520), sheet: box(W * 0.07, H * 0.44, W * 0.86, W * 0.86), turn: -2 };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, safe.y, safe.width, H * (tall ? 0.36 : 0.39) - safe.y - 10 * u),
    sheet: box(W * 0.09, H * (tall ? 0.4 : 0.43), W * 0.82, H * (tall ? 0.54 : 0.51)),
    turn: -1.5,
  };
}

const PAPER = "#fffdf8";

/** The pitch drawn on a napkin: two axes, one line that bends, one arrow that says where you are. Bullets: x, y, point. */
export const napkin: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { wide, unit: u, story } = frame;
  const { copy, sheet, turn } = placesOf(stage);
  const text = await stack(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", wide ? 118 : 128, { maxLines: wide ? 4 : 2 }),
      sublineItem(stage, p.paper, 40, { typeface: "hand", leading: 1.12, maxLines: 3 }),
      await buttonItem(stage, {
        fill: p.accent,
        color: p.onAccent,
        shape: "sketch",
        typeface: "hand",
        size: 44,
        gap: 26,
      }),
    ],
    { gap: 14, valign: wide ? "middle" : "top" },
  );
  const layers: Layer[] = [...text.layers];
  const button = layers.find((layer) => layer.kind === "button");
  if (button) {
    const name = await setText(stage, box(0, 0, 400 * u, 90 * u), {
      id: "logo",
      text: scene.brand.name,
      typeface: "marker",
      size: 58,
      color: p.ink,
      maxLines: 1,
    });
    layers.push(
      moveTo(name, button.box.x + button.box.width + 38 * u, button.box.y + (button.box.height - name.box.height) / 2),
    );
  }
  const [across = "time", up = "joy", point = "you, with us"] = slots.bullets ?? [];
  const plot = box(sheet.x + sheet.width * 0.13, sheet.y + sheet.height * 0.12, sheet.width * 0.76, sheet.height * 0.7);
  const ink = "#26324f";
  const visible = !story || sheet.y + sheet.height * 0.95 < 1248;
  const note = { typeface: "hand" as const, size: 44, color: ink, maxLines: 2, leading: 1.02 };
  const axis = await setText(
    stage,
    box(plot.x + plot.width * 0.3, plot.y + plot.height + 12 * u, plot.width * 0.7, 60 * u),
    { ...note, id: "axis-x", text: across, align: "right", maxLines: 1 },
  );
  if (visible) layers.push(axis);
  layers.push(
    await setText(stage, box(plot.x + 24 * u, plot.y - 24 * u, plot.width * 0.42, 64 * u), {
      ...note,
      id: "axis-y",
      text: up,
    }),
  );
  layers.push(
    await setText(stage, box(plot.x + plot.width * 0.12, plot.y + plot.height * 0.24, plot.width * 0.42, 120 * u), {
      ...note,
      id: "point",
      text: point,
      color: pushedToRead(mix(p.accent, "#301008", 0.2), PAPER),
      size: 54,
    }),
  );
  return {
    layers,
    paint: [
      fill(frame.all, p.paper),
      glowAt(frame.width, 0, frame.width * 0.7, mix(p.paper, p.glow, 0.5)),
      glowAt(0, frame.height, frame.width * 0.7, p.shade, 0.35),
      napkinSheet(stage, sheet, turn),
      chart(stage, plot, ink),
      ...(visible ? [] : [paintLayer(axis)]),
    ],
    grain: { opacity: 0.06 },
  };
};

/** Folded paper: a stitched hem, one crease each way, and the ring a cup left. */
function napkinSheet({ frame, palette: p }: Stage, area: Box, turn: number) {
  const { unit: u } = frame;
  const { width: w, height: h } = area;
  const body = `<rect x="${14 * u}" y="${14 * u}" width="${w - 28 * u}" height="${h - 28 * u}" rx="${8 * u}" fill="none" stroke="#cfc6b8" stroke-width="${3 * u}" stroke-dasharray="${10 * u} ${9 * u}"/><path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#000" stroke-opacity=".05" stroke-width="${5 * u}"/><circle cx="${w * 0.86}" cy="${h * 0.8}" r="${88 * u}" fill="none" stroke="#8a5a2b" stroke-opacity=".2" stroke-width="${11 * u}"/><circle cx="${w * 0.865}" cy="${h * 0.805}" r="${80 * u}" fill="none" stroke="#8a5a2b" stroke-opacity=".12" stroke-width="${5 * u}"/>`;
  return at(
    area,
    {
      backgroundColor: PAPER,
      borderRadius: 10 * u,
      boxShadow: softShadow(1.1 * u, p.ink, 1.2),
      transform: `rotate(${turn}deg)`,
    },
    svgAt(box(0, 0, w, h), body),
  );
}

function chart({ frame, palette: p, scene }: Stage, area: Box, ink: string) {
  const { unit: u } = frame;
  const { x, y, width: w, height: h } = area;
  const pen = sketch(scene.seed + 2, { stroke: ink, strokeWidth: 6 * u, roughness: 1.3 });
  const arrow = (points: [number, number][]) => pen.ink(points, 10 * u, ink);
  const curve = Array.from({ length: 50 }, (_, step): [number, number] => {
    const t = step / 49;
    const rise = t < 0.45 ? 0.08 + 0.03 * Math.sin(t * 30) : 0.08 + 0.86 * ((t - 0.45) / 0.55) ** 1.7;
    return [x + w * t * 0.96, y + h * (1 - rise)];
  });
  const [tipX, tipY] = [x + w * 0.73, y + h * 0.62];
  const pointer = Array.from({ length: 20 }, (_, step): [number, number] => {
    const t = step / 19;
    return [x + w * (0.33 + 0.38 * t), y + h * (0.6 + 0.12 * Math.sin(t * Math.PI) + 0.02 * t)];
  });
  return svgAt(
    frame.all,
    [
      pen.line(x, y, x, y + h),
      pen.line(x, y + h, x + w, y + h),
      arrow([
        [x - 16 * u, y + 20 * u],
        [x, y - 6 * u],
      ]) +
        arrow([
          [x + 16 * u, y + 20 * u],
          [x, y - 6 * u],
        ]),
      arrow([
        [x + w - 20 * u, y + h - 16 * u],
        [x + w + 6 * u, y + h],
      ]) +
        arrow([
          [x + w - 20 * u, y + h + 16 * u],
          [x + w + 6 * u, y + h],
        ]),
      pen.ink(curve, 20 * u, pushedToRead(p.accent, PAPER)),
      pen.ink(pointer, 9 * u, ink),
      pen.ink(
        [
          [tipX - 30 * u, tipY - 14 * u],
          [tipX - 6 * u, tipY + 2 * u],
        ],
        9 * u,
        ink,
      ) +
        pen.ink(
          [
            [tipX - 26 * u, tipY + 26 * u],
            [tipX - 6 * u, tipY + 2 * u],
          ],
          9 * u,
          ink,
        ),
      pen.ellipse(x + w * 0.955, y + h * 0.07, 50 * u, 50 * u, { fill: p.pop, fillStyle: "solid" }),
    ].join(""),
  );
}
