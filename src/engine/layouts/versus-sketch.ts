import { sketch } from "../art/sketch.ts";
import { readableOn } from "../color/readable-on.ts";
import { headlineItem } from "../layout-pieces/copy-items.ts";
import { handArt, heroByHand } from "../layout-pieces/hand-art.ts";
import { headlineLeading, lettered } from "../layout-pieces/lettering.ts";
import { columnsOf, rowsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
import type { Node } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";
import { planHalf } from "./pieces/half-places.ts";
import { dividingLine, type Point, underline } from "./pieces/hand-lines.ts";
import { handMarks, markField } from "./pieces/hand-marks.ts";
import { handPage } from "./pieces/hand-page.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { signedFoot } from "./pieces/signed-foot.ts";

const LINES = 4;

/**
 * Two halves with a wobbly line between them: the rival with what was before and the first extra, then the note (or
 * the brand) with the bullets and the art. Neither side is ticked or crossed: which is better, the words say.
 */
export const versusSketch: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, unit: u, wide, story } = frame;
  if (!slots.rival) return letteredPage(stage);
  const isReversed = isRightToLeft(slots.headline);
  const names = [slots.rival, slots.note ?? scene.brand.name];
  const lists = [slots.before ?? [], slots.bullets ?? []].map((list) => list.slice(0, LINES));
  const arts = [handArt(stage, scene.extras[0], { ...p, accent: p.muted, pop: p.shade }), heroByHand(stage)];
  const rows = Math.max(...lists.map((list) => list.length));
  const hasArt = arts.some(Boolean);

  const foot = await signedFoot(stage, {
    align: story ? "center" : "apart",
    size: story ? 34 : wide ? 36 : 42,
    area: story ? box(safe.x, safe.y, safe.width, 270 * u) : safe,
  });
  const head = box(safe.x, safe.y, safe.width, (wide ? 140 : story ? 150 : 190) * u);
  const title = await stack(
    stage,
    head,
    [
      headlineItem(stage, p.paper, "marker", wide ? 100 : 120, {
        align: "center",
        maxLines: slots.headline.length > 60 ? 4 : 2,
        ...headlineLeading(slots.headline),
      }),
    ],
    { align: "center", valign: "middle" },
  );
  const top = (story ? bottom(foot.box) : bottom(head)) + 40 * u;
  const area = box(safe.x, top, safe.width, (story ? bottom(safe) : foot.box.y - 24 * u) - top);
  const halves = columnsOf(area, 2, 84 * u);
  if (isReversed) halves.reverse();
  const parts = halves.map((half, side) =>
    planHalf(frame, half, {
      hasList: Boolean(lists[side]?.length),
      hasArt: Boolean(arts[side]),
      isReversed,
    }),
  );

  const ink = readableOn(p.paper, p.ink);
  const titles = await setAlike(
    stage,
    parts.map(({ name }) => name),
    names,
    {
      id: "side",
      typeface: "marker",
      ...headlineLeading(names.join(" ")),
      size: rows || hasArt ? 96 : 190,
      color: ink,
      align: "center",
      valign: "middle",
      maxLines: 3,
    },
  );
  const lines = await setAlike(
    stage,
    parts.flatMap(({ list }, side) => rowsOf(list, rows, 6 * u).slice(0, lists[side]?.length)),
    lists.flat(),
    {
      id: "line",
      ...lettered(lists.flat().join(" ")),
      size: 58,
      color: ink,
      align: isReversed ? "right" : "left",
      valign: "middle",
    },
  );

  const layers = [...title.layers, ...titles, ...lines, ...foot.layers];
  const heading = title.layers[0];
  const reach = story ? frame.height - 100 * u : bottom(area);
  const hasField = story && !hasArt;
  const below = box(0, bottom(safe) + 30 * u, frame.width, 560 * u);
  return {
    layers,
    paint: [
      ...handPage(stage),
      ...handMarks(stage, [...layers.map((layer) => layer.box), box(safe.x, top, safe.width, reach - top)]),
      ...(hasField ? [markField(stage, below)] : []),
      ...(heading ? [underline(stage, heading.box, true)] : []),
      dividingLine(stage, area.x + area.width / 2, top, hasField ? bottom(area) : reach),
      ...titles.flatMap(({ box: name }, side) =>
        lists[side]?.length || arts[side] ? [] : [ringAround(stage, name, side === 0 ? p.muted : p.accent)],
      ),
      dashes(
        stage,
        lines.map((layer) => layer.box),
        isReversed,
      ),
      ...arts.flatMap((art, side) => {
        const room = parts[side]?.art;
        return art && room ? [paintArt(art, contain(room, art.aspect))] : [];
      }),
    ],
  };
};

/** A name that stands alone is ringed. */
function ringAround({ frame, scene }: Stage, { x, y, width, height }: Box, color: string): Node {
  const { unit: u } = frame;
  const pen = sketch(scene.seed + 21, { roughness: 1.8, stroke: color, strokeWidth: 6 * u });
  return svgAt(frame.all, pen.ellipse(x + width / 2, y + height / 2, width * 1.22 + 30 * u, height + 110 * u));
}

/** A pen dash before each line. */
function dashes({ frame, palette: p, scene }: Stage, lines: readonly Box[], isReversed: boolean): Node {
  const { unit: u } = frame;
  const pen = sketch(scene.seed + 8);
  const drawn = lines.map(({ x, y, width, height }) => {
    const from = isReversed ? x + width + 14 * u : x - 38 * u;
    const middle = y + height / 2;
    const stroke: Point[] = [
      [from, middle + 2 * u],
      [from + 12 * u, middle - 2 * u],
      [from + 24 * u, middle],
    ];
    return pen.ink(stroke, 8 * u, p.accent);
  });
  return svgAt(frame.all, drawn.join(""));
}
