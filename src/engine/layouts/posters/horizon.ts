import { edgesOf } from "../../giant-type/edges-of.ts";
import { serifFace } from "../../giant-type/faces.ts";
import { faintOn } from "../../giant-type/faint-on.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import { at, type Node } from "../../tree/node.ts";
import { horizonColors } from "./pieces/horizon-colors.ts";
import { horizonColumns } from "./pieces/horizon-columns.ts";

export const horizonLimits: Limits = {
  headline: { least: 12, most: 80 },
  scripts: ALL_SCRIPTS,
  facts: { most: 5, length: 34 },
};

const LEADING = { latin: 0.9, cyrillic: 1, arabic: 1.2, japanese: 1.14, chinese: 1.14 } as const;
/** A name or a title of a few words leans. */
const TITLE = /^(?:\p{Lu}[\p{Ll}’']+[ -]?){1,4}$/u;

/** Two fields meet; the sentence stands on the line, its descenders hang into the ground where the facts are filed. */
export const horizon: Layout = async (stage) => {
  const { frame, slots, painter, scene } = stage;
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  const { sky, land, sun, onSky, onLand } = horizonColors(stage);
  const script = scriptOf(slots.headline);
  const isArabic = script === "arabic";
  const face = serifFace(TITLE.test(slots.headline))(script);
  const { axis: _, ...look } = face;
  const ruler = await ruleText(painter, slots.headline, face);
  const columns = await horizonColumns(stage, onLand, isArabic);

  // The ground is as deep as the facts and the longest descender need, the sentence as large as the sky allows.
  const rowsAbove = (line: number) =>
    fitRows(ruler, {
      width: safe.width,
      height: (line - safe.y) * (wide ? 0.94 : 0.9),
      leading: LEADING[script],
      maxSize: (wide ? 0.36 : 0.27) * s,
      maxRows: wide ? 3 : 5,
    });
  const dropOf = async ({ runs, size }: ReturnType<typeof rowsAbove>) => {
    const last = runs.at(-1);
    if (!last) return 0;
    const ink = await edgesOf(painter, ruler.textOf(...last), look);
    return Math.max(0, ink.bottom - ruler.baseline) * size;
  };
  const lineFor = (drop: number) => {
    const air = (wide ? 0.045 : 0.05) * s;
    const filed = bottom(safe) - columns.height - air - drop;
    return Math.min(story ? safe.y + safe.height * 0.72 : 0.78 * H, columns.height ? filed : H);
  };
  const lowest = lineFor(await dropOf(rowsAbove(lineFor(0))));
  // Few words leave much of the sky free: the line rises to meet it, and the sun grows.
  const isHigh = rowsAbove(lowest).height < (lowest - safe.y) * 0.62;
  const line = isHigh && !story ? lowest * 0.87 : lowest;
  const rows = rowsAbove(line);
  const drop = await dropOf(rows);
  const lines = rows.runs.map((run, row) =>
    lineOn(ruler, run, {
      x: isArabic ? right(safe) : safe.x - rows.size * 0.02,
      baseline: line - (rows.runs.length - 1 - row) * rows.leading * rows.size,
      size: rows.size,
      align: isArabic ? "right" : "left",
    }),
  );

  // One disc behind the words, off to the side where lines end, clear of the line.
  const across = (wide ? (isHigh ? 0.68 : 0.62) : story ? 0.72 : isHigh ? 0.74 : 0.56) * s;
  const share = [0.74, 0.68, 0.8][Math.abs(scene.seed) % 3] ?? 0.74;
  const centre = {
    x: W * (isArabic ? 1 - share : share),
    y: Math.min(story ? safe.y + safe.height * 0.3 : 0.31 * H, line - across / 2 - 0.04 * s),
  };
  const disc = box(centre.x - across / 2, centre.y - across / 2, across, across);
  const ground = box(0, line, W, H - line);
  const filed = bottom(safe) - columns.height;
  const columnsTop = story ? Math.min(line + drop + 0.06 * s, filed) : filed;
  const corners = [
    { x: 0, y: line },
    { x: W, y: line },
    { x: W, y: H },
    { x: 0, y: H },
  ];
  return {
    layers: [
      giantLayer("headline", slots.headline, face, lines, {
        color: onSky,
        fields: [{ points: corners, color: onLand }],
      }),
      ...columns.at(columnsTop),
    ],
    paint: [
      fill(frame.all, sky),
      at(disc, { backgroundColor: sun, borderRadius: across / 2 }),
      fill(ground, land),
      ...(story ? reflection(centre.x, across, bottom(safe), H, land, faintOn(land, onLand)) : []),
    ],
  };
};

/** The sun once more on the ground, faint, and cut by the ground in bands that get wider towards the bottom. */
function reflection(x: number, across: number, top: number, end: number, land: string, color: string): Node[] {
  const reach = Math.max(across * 1.2, end - top) * 0.96;
  const disc = box(x - reach / 2, end - reach * 0.94, reach, reach);
  const bands = 7;
  return [
    at(disc, { backgroundColor: color, borderRadius: reach / 2 }),
    fill(box(0, disc.y - 1, disc.x + reach + 1, Math.max(0, top - disc.y)), land),
    ...Array.from({ length: bands }, (_, band) => {
      const pitch = (end - top) / bands;
      return fill(box(disc.x, top + (band + 0.5) * pitch, reach, pitch * (0.16 + 0.055 * band)), land);
    }),
  ];
}
