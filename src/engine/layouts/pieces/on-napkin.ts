import { sketch } from "../../art/sketch.ts";
import { mix } from "../../color/mix.ts";
import { pushedToRead } from "../../color/readable-on.ts";
import type { Layer } from "../../layers/layer.ts";
import { paintLayer } from "../../layers/paint-layer.ts";
import { heroByHand } from "../../layout-pieces/hand-art.ts";
import { lettered } from "../../layout-pieces/lettering.ts";
import { rowsOf, setAlike } from "../../layout-pieces/set-rows.ts";
import { setText } from "../../layout-pieces/set-text.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { paintArt } from "../../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain, inset, part, right } from "../../scene/box.ts";
import type { Node } from "../../tree/node.ts";
import { svgAt } from "../../tree/svg.ts";
import { arrow, type Point, underline } from "./hand-lines.ts";
import { markField } from "./hand-marks.ts";
import { NAPKIN, napkinChart, PEN } from "./napkin-sheet.ts";

/** What is on the napkin. `showsSubline` says that the subline is among it. */
type Noted = { layers: Layer[]; paint: Node[]; showsSubline: boolean };

/** A chart when the scene brings its axes, else the drawing with its notes, else notes alone; nothing without any. */
export async function onNapkin(stage: Stage, sheet: Box): Promise<Noted | undefined> {
  const { scene, slots } = stage;
  const notes = slots.bullets ?? [];
  if (scene.art.kit === "doodle" && notes.length >= 2) return chart(stage, sheet, notes);
  const art = heroByHand(stage, { paper: NAPKIN, ink: PEN });
  const inner = inset(sheet, sheet.width * 0.08, sheet.height * 0.09);
  // The app lays its own buttons over the foot of a story: words stay above.
  const floor = Math.min(bottom(inner), bottom(stage.frame.safe));
  if (art) {
    const isSplit = notes.length > 0 && !stage.frame.story;
    const room = isSplit
      ? part(inner, 0, 0, 0.46, 1)
      : notes.length > 0
        ? box(inner.x, floor, inner.width, bottom(inner) - floor)
        : inner;
    const beside = isSplit ? part(inner, 0.58, 0, 0.42, 1) : box(inner.x, inner.y, inner.width, floor - inner.y);
    const layers = notes.length > 0 ? await listed(stage, beside, notes) : [];
    const area = contain(room, art.aspect);
    const arrows = isSplit ? arrowsTo(stage, area, layers) : [];
    return { layers, paint: [paintArt(art, area), ...arrows], showsSubline: false };
  }
  const area = box(inner.x, inner.y, inner.width, floor - inner.y);
  if (notes.length > 0) return { layers: await listed(stage, area, notes), paint: [], showsSubline: false };
  const text = slots.note ?? slots.subline;
  if (!text) return undefined;
  const words = await setText(stage, area, {
    id: slots.note ? "note" : "subline",
    text,
    ...lettered(text),
    size: 110,
    color: PEN,
    align: "center",
    valign: "middle",
  });
  const rest = box(inner.x, floor + 20, inner.width, bottom(inner) - floor - 20);
  const marks = stage.frame.story ? [markField(stage, rest)] : [];
  return {
    layers: [words],
    paint: [underline(stage, words.box, true), ...marks],
    showsSubline: text === slots.subline,
  };
}

/** From each note to the drawing on its left, ending well inside the drawing's height. */
function arrowsTo({ frame, scene }: Stage, area: Box, notes: readonly Layer[]): Node[] {
  const pen = sketch(scene.seed + 4);
  const lines = notes.map(({ box: note }, index) => {
    const from: Point = [note.x - 12 * frame.unit, note.y + note.height / 2];
    const share = notes.length === 1 ? 0.5 : 0.25 + (0.5 * index) / (notes.length - 1);
    return arrow(pen, from, [right(area) - area.width * 0.06, area.y + area.height * share], PEN, 7 * frame.unit, 0.12);
  });
  return [svgAt(frame.all, lines.join(""))];
}

const listed = (stage: Stage, area: Box, notes: readonly string[]) =>
  setAlike(stage, rowsOf(area, notes.length, 14 * stage.frame.unit), notes, {
    id: "note",
    ...lettered(notes.join(" ")),
    size: 64,
    color: PEN,
    align: "center",
    valign: "middle",
  });

/** Notes are the label of the x axis, of the y axis, and of the point the arrow shows. */
async function chart(stage: Stage, sheet: Box, notes: readonly string[]): Promise<Noted> {
  const { frame, palette: p } = stage;
  const { unit: u } = frame;
  const plot = part(sheet, 0.13, 0.12, 0.76, 0.7);
  const look = (id: string, text: string) => ({ id, text, size: 44, color: PEN, maxLines: 2, ...lettered(text) });
  const [across = "", up = "", point] = notes;
  const axis = await setText(
    stage,
    box(plot.x + plot.width * 0.3, plot.y + plot.height + 12 * u, plot.width * 0.7, 60 * u),
    { ...look("axis-x", across), align: "right", maxLines: 1 },
  );
  const layers: Layer[] = [
    await setText(stage, box(plot.x + 24 * u, plot.y - 24 * u, plot.width * 0.42, 64 * u), look("axis-y", up)),
  ];
  if (point)
    layers.push(
      await setText(stage, box(plot.x + plot.width * 0.12, plot.y + plot.height * 0.24, plot.width * 0.42, 120 * u), {
        ...look("point", point),
        color: pushedToRead(mix(p.accent, "#301008", 0.2), NAPKIN),
        size: 54,
      }),
    );
  // Under the app's buttons the label of the lower axis is part of the drawing.
  const isVisible = bottom(axis.box) <= bottom(frame.safe);
  if (isVisible) layers.push(axis);
  return {
    layers,
    paint: [napkinChart(stage, plot, point !== undefined), ...(isVisible ? [] : [paintLayer(axis)])],
    showsSubline: false,
  };
}
