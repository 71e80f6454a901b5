import { mix } from "../color/mix.ts";
import { pushedToRead } from "../color/readable-on.ts";
import { sketchButton } from "../compose/button-items.ts";
import { headlineItem, sublineItem } from "../compose/copy-items.ts";
import { fill, glowAt } from "../compose/light.ts";
import { setText } from "../compose/set-text.ts";
import { signBeside } from "../compose/sign-beside.ts";
import { stackCopy } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import type { Layer } from "../layers/layer.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { type Box, box, part } from "../scene/box.ts";
import { NAPKIN, napkinChart, napkinSheet, PEN } from "./pieces/napkin-sheet.ts";

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

/** A chart drawn on a napkin. Bullets are the label of the x axis, of the y axis, and of the point the arrow shows. */
export const napkin: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, unit: u, story } = frame;
  const { copy, sheet, turn } = placesOf(stage);
  const plot = part(sheet, 0.13, 0.12, 0.76, 0.7);
  // In a story the app may lay its own buttons over the lower axis. Its label then becomes part of the drawing.
  const visible = !story || sheet.y + sheet.height * 0.95 < 1248;

  const text = await stackCopy(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", wide ? 118 : 128, { maxLines: wide ? 4 : 2 }),
      sublineItem(stage, p.paper, 40, { typeface: "hand", leading: 1.12, maxLines: 3 }),
      sketchButton(stage, { size: 44, gap: 26 }),
    ],
    { gap: 14 },
  );
  const layers: Layer[] = [...text.layers];
  const button = layers.find((layer) => layer.kind === "button");
  if (button) layers.push(await signBeside(stage, button, { size: 58, width: 400, gap: 38 }));
  const [across = "time", up = "joy", point = "you, with us"] = slots.bullets ?? [];
  const note = { typeface: "hand" as const, size: 44, color: PEN, maxLines: 2, leading: 1.02 };
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
      color: pushedToRead(mix(p.accent, "#301008", 0.2), NAPKIN),
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
      napkinChart(stage, plot),
      ...(visible ? [] : [paintLayer(axis)]),
    ],
    grain: { opacity: 0.06 },
  };
};
